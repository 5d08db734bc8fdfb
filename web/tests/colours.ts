// How far apart colours look, also to eyes that lack one kind of cone.
type Triple = readonly [number, number, number];
export type Eyes = "usual" | "red" | "green" | "blue";

// Machado, Oliveira, Fernandes 2009, full severity, on linear light.
const BLIND: Record<Exclude<Eyes, "usual">, readonly Triple[]> = {
  red: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  green: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  blue: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export function linear(hex: string): Triple {
  const part = (at: number) => {
    const x = parseInt(hex.slice(at, at + 2), 16) / 255;
    return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export function seen(rgb: Triple, eyes: Eyes): Triple {
  if (eyes === "usual") return rgb;
  const [r, g, b] = BLIND[eyes].map((row) => Math.min(1, Math.max(0, dot(row, rgb))));
  return [r ?? 0, g ?? 0, b ?? 0];
}

/** CIE L*a*b*, for the light of day. */
export function lab(rgb: Triple): Triple {
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f(dot([0.4124, 0.3576, 0.1805], rgb) / 0.9505);
  const y = f(dot([0.2126, 0.7152, 0.0722], rgb));
  const z = f(dot([0.0193, 0.1192, 0.9505], rgb) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIE76: above 15 is clearly apart. */
export function apart(one: string, other: string, eyes: Eyes): number {
  const [a, b] = [lab(seen(linear(one), eyes)), lab(seen(linear(other), eyes))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

export function contrast(one: string, other: string): number {
  const light = (hex: string) => dot([0.2126, 0.7152, 0.0722], linear(hex)) + 0.05;
  const [a, b] = [light(one), light(other)];
  return Math.max(a, b) / Math.min(a, b);
}
