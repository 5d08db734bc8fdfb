// The drawings of every card, symbol and icon: one silhouette each. All of it is our own.

export const SUITS: Record<string, string> = {
  P: "pink",
  B: "blue",
  G: "green",
  Y: "yellow",
  T: "trump",
};

/** Circles as one line: a card has half the elements, and each of them is styled, laid out and painted. */
export const circles = (all: number[][]): string =>
  all.map(([x = 0, y = 0, r = 0]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`).join("");

// numerals: one stroke each in a 20 x 30 box
export const DIGIT: Record<string, string> = {
  1: "M4.5 8.5 11 3V27",
  2: "M3 10a7 7 0 0 1 14 0c0 6-14 10.5-14 17h14",
  3: "M3.5 4.5C14 .5 18.5 5.5 16.5 9.8 15.2 12.8 12 13.8 8.5 14 13 14.2 17 16 17 20.5 17 26 10 29 3 25.5",
  4: "M13 27V3L2.5 20H18",
  5: "M16 3H5.5L4.5 13.5C11 10.5 17 13.5 17 19.5 17 26.5 9 29 3 25.5",
  6: "M13.5 3C7.5 7.5 3 13.5 3 20a7 7 0 0 0 14 0 7 7 0 0 0-13.6-2.2",
  7: "M3 3H17L8 27",
  8: "M4.4 8.6a5.6 5.6 0 1 1 11.2 0a5.6 5.6 0 1 1-11.2 0zM3 20.6a7 6.4 0 1 1 14 0a7 6.4 0 1 1-14 0z",
  9: "M6.5 27C12.5 22.5 17 16.5 17 10a7 7 0 0 0-14 0 7 7 0 0 0 13.6 2.2",
};
// symbols: one silhouette each in a 24 x 24 box; "hole" shows the ground through
export const SYMBOL: Record<string, string> = {
  P: `<path class="f" d="${circles([[12, 6.6, 5.4], [17.4, 12, 5.4], [12, 17.4, 5.4], [6.6, 12, 5.4]])}"/><circle class="hole" cx="12" cy="12" r="3.1"/>`,
  B: '<path class="f" d="M16.3 2.2A10.4 10.4 0 1 0 22.4 15.5 8.3 8.3 0 0 1 16.3 2.2z"/>',
  G: '<path class="f" d="M2.5 21.5C-.5 9 8 1.5 22 2 22.5 16 15 24.5 2.5 21.5z"/><path class="rib" d="M5 19 15.5 8.5M9.5 14.5V9.5M9.5 14.5h5"/>',
  Y: '<path class="f" stroke="currentColor" stroke-width="2" stroke-linejoin="round" d="M12 2.5l2.9 6.2 6.7.8-5 4.6 1.4 6.7L12 17.4l-6 3.4 1.4-6.7-5-4.6 6.7-.8z"/>',
  T: '<path class="f" d="M12 .8c4.2 3.2 5.6 7.2 5.6 11.4l3 3.8v5l-5.6-2.6H9L3.4 21v-5l3-3.8C6.4 8 7.8 4 12 .8z"/><circle class="hole" cx="12" cy="9.5" r="2.5"/><path class="flame" d="M9.3 19.6h5.4L12 24z"/>',
  S: '<path class="f" d="M10 8.5V4h2V1.5h4V4h-1.5v4.5H16c3.6 0 6.5 2.7 6.5 6s-2.9 6-6.5 6H10c-2.4 0-4.4-1.1-5.5-2.9L1 20V9l3.5 2.4C5.6 9.6 7.6 8.5 10 8.5z"/><circle class="hole" cx="10.5" cy="14.5" r="1.8"/><circle class="hole" cx="16" cy="14.5" r="1.8"/>',
};
export const FACTION: Record<string, [string, string]> = {
  P: ['Pilot', '<path class="f" d="M12 2c2 2.5 2.6 5 2.6 8L23 15v3l-8.4-2-.8 4.5 2.2 1.5v1.5H8V22l2.2-1.5L9.4 16 1 18v-3l8.4-5c0-3 .6-5.5 2.6-8z"/>'],
  E: ['Engineer', '<path class="f" d="M14 1 4 14h6.5L9 23l11-14h-7z"/>'],
  S: ['Security', '<path class="f" d="M12 1.5 21 4.5v7c0 5.5-3.8 9.3-9 11.5-5.2-2.2-9-6-9-11.5v-7z"/><path class="rib" d="M7.5 11.5l3.2 3.3 5.8-6.3"/>'],
  M: ['Mechanic', '<path class="f" d="M21.5 6.5a6 6 0 0 1-8 7.2l-6.8 7.6a2.6 2.6 0 0 1-3.9-3.5l7.5-7A6 6 0 0 1 17.5 2.6L14.3 6l.6 3 3.1.7z"/>'],
  N: ['Navigator', '<path class="f" d="M12 .8l2.9 8.3L23.2 12l-8.3 2.9L12 23.2l-2.9-8.3L.8 12l8.3-2.9z"/><circle class="hole" cx="12" cy="12" r="2"/>'],
  A: ['Generalist', '<g class="f"><circle cx="12" cy="4" r="3"/><circle cx="19.6" cy="9.5" r="3"/><circle cx="16.7" cy="18.5" r="3"/><circle cx="7.3" cy="18.5" r="3"/><circle cx="4.4" cy="9.5" r="3"/></g><circle class="f" cx="12" cy="12.3" r="3"/>'],
};
const eye = (x: number, y: number, r: number, p = 0.5) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/><circle cx="${x + r * .15}" cy="${y + r * .1}" r="${r * p}" fill="#1c1440"/><circle cx="${x + r * .32}" cy="${y - r * .12}" r="${r * .17}" fill="#fff"/>`;
export const SPECIES: Record<string, [string, string]> = {
  O: ['Orange', `<path d="M28 42 20 20M52 42 60 20" stroke="#b4500a" stroke-width="4" stroke-linecap="round"/><circle cx="20" cy="18" r="5.5" fill="#ffe08a"/><circle cx="60" cy="18" r="5.5" fill="#ffe08a"/><path d="M8 100C8 58 20 36 40 36s32 22 32 64z" fill="#c85a0e"/><path d="M22 100c0-16 6-24 18-24s18 8 18 24z" fill="#e98a3a"/>${eye(40, 54, 14)}<path d="M32 74q8 6 16 0" stroke="#5a2400" stroke-width="3" fill="none" stroke-linecap="round"/>`],
  P: ['Purple', `<path d="M12 60C12 38 24 28 40 28s28 10 28 32c0 10 4 14 2 24-2 8-8 6-9-2-2 12-12 14-14 4-2 10-12 10-14 0-2 10-12 8-14-4-1 8-7 10-9 2-2-10 2-14 2-24z" fill="#d9c6ff"/><circle cx="22" cy="44" r="3" fill="#b294f0"/><circle cx="57" cy="38" r="4" fill="#b294f0"/><circle cx="46" cy="34" r="2.5" fill="#b294f0"/>${eye(26, 58, 7)}${eye(40, 52, 8)}${eye(54, 58, 7)}<path d="M35 70q5 4 10 0" stroke="#3b1d7a" stroke-width="3" fill="none" stroke-linecap="round"/>`],
  B: ['Blue', `<path d="M22 56C2 48 2 34 6 30c6 2 12 8 17 16zM58 56c20-8 20-22 16-26-6 2-12 8-17 16z" fill="#ff9ec4"/><path d="M14 100c0-10 6-16 12-18h28c6 2 12 8 12 18z" fill="#0b4f94"/><path d="M18 54c0-18 9-28 22-28s22 10 22 28-9 30-22 30-22-12-22-30z" fill="#1f78cf"/><ellipse cx="40" cy="70" rx="14" ry="10" fill="#7cc4ff"/>${eye(30, 52, 8, .58)}${eye(50, 52, 8, .58)}<path d="M34 70q6 5 12 0" stroke="#06305c" stroke-width="3" fill="none" stroke-linecap="round"/>`],
  R: ['Red', `<path d="M20 42C8 38 6 26 10 16c4 8 10 12 18 14zM60 42c12-4 14-16 10-26-4 8-10 12-18 14z" fill="#ffe9c9"/><path d="M10 100c0-14 4-20 10-22h40c6 2 10 8 10 22z" fill="#6d0f2b"/><rect x="16" y="30" width="48" height="54" rx="18" fill="#ff8a8a"/><path d="M20 48l14 4M60 48l-14 4" stroke="#7a1030" stroke-width="5" stroke-linecap="round"/>${eye(30, 56, 6)}${eye(50, 56, 6)}<path d="M28 70q12 8 24 0" stroke="#7a1030" stroke-width="3.5" fill="none" stroke-linecap="round"/><path d="M30 71l2 8 4-6zM50 71l-2 8-4-6z" fill="#fff"/>`],
  G: ['Green', `<path d="M28 60 24 30M52 60 56 30" stroke="#3f8a1f" stroke-width="7" stroke-linecap="round"/><path d="M4 100C4 70 18 54 40 54s36 16 36 46z" fill="#4f9f28"/><path d="M14 92q26 12 52 0v8H14z" fill="#79c94a"/>${eye(24, 30, 10)}${eye(56, 30, 10)}<path d="M24 72q16 14 32 0" stroke="#17450a" stroke-width="3.5" fill="none" stroke-linecap="round"/><circle cx="16" cy="82" r="2.5" fill="#3a7d1a"/><circle cx="64" cy="80" r="3" fill="#3a7d1a"/>`],
  H: ['Human', `<path d="M8 100c0-14 10-20 20-22h24c10 2 20 8 20 22z" fill="#f4f1ff"/><path d="M34 78h12v8q-6 5-12 0z" fill="#a9683f"/><path d="M20 50c0-18 8-28 20-28s20 10 20 28z" fill="#2b1a12"/><circle cx="40" cy="20" r="7" fill="#2b1a12"/><path d="M24 52c0-10 6-16 16-16s16 6 16 16c0 16-6 28-16 28S24 68 24 52z" fill="#c98556"/><path d="M24 50c4-12 12-14 18-13 8 1 13 5 14 13-8-2-14-4-17-8-3 5-9 7-15 8z" fill="#2b1a12"/><circle cx="33" cy="57" r="3" fill="#1c1440"/><circle cx="47" cy="57" r="3" fill="#1c1440"/><path d="M34 68q6 5 12 0" stroke="#5a2c12" stroke-width="3" fill="none" stroke-linecap="round"/><path d="M20 88h14M46 88h14" stroke="#b7aee0" stroke-width="3" stroke-linecap="round"/>`],
};
export const ICON: Record<string, string> = {
  commander: '<path class="f" d="M2.5 19.5 1 6.5l6.5 5L12 3l4.5 8.5 6.5-5-1.5 13z"/>',
  radio: '<path class="s" d="M12 22V11M8 22h8M7.5 14a6.4 6.4 0 0 1 0-9M16.5 14a6.4 6.4 0 0 0 0-9M4.3 17a10.6 10.6 0 0 1 0-15M19.7 17a10.6 10.6 0 0 0 0-15"/><circle class="f" cx="12" cy="9.5" r="2.4"/>',
  idea: '<path class="s" d="M9 18h6M10 21.5h4M8.5 15.5c-2-1.4-3-3.3-3-5.5a6.5 6.5 0 0 1 13 0c0 2.2-1 4.1-3 5.5z"/>',
  undo: '<path class="s" d="M8 5 3.5 9.5 8 14M4 9.5h10.5a6 6 0 0 1 0 12H9"/>',
  eye: '<path class="s" d="M1.5 12S5 5 12 5s10.5 7 10.5 7-3.5 7-10.5 7S1.5 12 1.5 12z"/><circle class="f" cx="12" cy="12" r="3"/>',
  again: '<path class="s" d="M20 12a8 8 0 1 1-2.5-5.8M20 3v5h-5"/>',
  target: '<circle class="s" cx="12" cy="12" r="9"/><circle class="s" cx="12" cy="12" r="4.5"/><circle class="f" cx="12" cy="12" r="1.5"/>',
  up: '<path class="s" d="M12 20V5M5.5 11 12 4.5 18.5 11"/>',
  down: '<path class="s" d="M12 4v15M5.5 13 12 19.5 18.5 13"/>',
  only: '<circle class="f" cx="12" cy="12" r="5.5"/>',
  unknown: '<path class="s" d="M8 8.5a4 4 0 1 1 6 3.5c-1.5.9-2 1.6-2 3.2"/><circle class="f" cx="12" cy="19.5" r="1.7"/>',
  check: '<path class="s" d="M4 12.5l5.5 5.5L20 6.5"/>', cross: '<path class="s" d="M5.5 5.5l13 13M18.5 5.5l-13 13"/>',
  tricks: '<rect class="s" x="3" y="6" width="12" height="16" rx="2.5"/><path class="s" d="M8 2.5h10.5A2.5 2.5 0 0 1 21 5v13"/>',
  sound: '<path class="f" d="M2.5 9v6H7l6 5V4L7 9z"/><path class="s" d="M16.5 8.5a5 5 0 0 1 0 7M19 5.5a9 9 0 0 1 0 13"/>',
  log: '<path class="s" d="M4 6h16M4 12h16M4 18h10"/>', help: '<path class="s" d="M8 8.5a4 4 0 1 1 6 3.5c-1.5.9-2 1.6-2 3.2"/><circle class="f" cx="12" cy="19.5" r="1.7"/>',
  sos: '<path class="s" d="M12 3v6M3.5 8 8 11M20.5 8 16 11"/><path class="f" d="M6 14a6 6 0 0 1 12 0v4H6z"/><path class="s" d="M4 21h16"/>',
  first: '<path class="s" d="M5.5 5v14M18 5l-7 7 7 7"/>', last: '<path class="s" d="M18.5 5v14M6 5l7 7-7 7"/>', fastback: '<path class="s" d="M12 5 5 12l7 7M19.5 5l-7 7 7 7"/>', fast: '<path class="s" d="M4.5 5l7 7-7 7M12 5l7 7-7 7"/>',
  play: '<path class="f" d="M6 3.5v17l15-8.5z"/>', back: '<path class="s" d="M14.5 5 8 12l6.5 7"/>', next: '<path class="s" d="M9.5 5 16 12l-6.5 7"/>',
  bot: '<rect class="s" x="4" y="8" width="16" height="12" rx="3.5"/><path class="s" d="M12 8V3.5"/><circle class="f" cx="9" cy="13.5" r="1.6"/><circle class="f" cx="15" cy="13.5" r="1.6"/>',
  person: '<circle class="f" cx="12" cy="7.5" r="4.5"/><path class="f" d="M3.5 22c0-5 3.5-8 8.5-8s8.5 3 8.5 8z"/>', link: '<path class="s" d="M10 14a4.5 4.5 0 0 0 6.4 0l3.2-3.2a4.5 4.5 0 0 0-6.4-6.4L12 5.6M14 10a4.5 4.5 0 0 0-6.4 0l-3.2 3.2a4.5 4.5 0 0 0 6.4 6.4L12 18.4"/>',
  branch: '<circle class="s" cx="6" cy="5" r="2.5"/><circle class="s" cx="6" cy="19" r="2.5"/><circle class="s" cx="18" cy="9" r="2.5"/><path class="s" d="M6 7.5v9M18 11.5c0 4-6 3.5-10 5.5"/>',
  say: '<path class="s" d="M3.5 5h17v11.5H11L6 20.5v-4H3.5z"/><circle class="f" cx="8.5" cy="10.8" r="1.3"/><circle class="f" cx="12.2" cy="10.8" r="1.3"/><circle class="f" cx="15.9" cy="10.8" r="1.3"/>',
  lock: '<rect class="f" x="5" y="10.5" width="14" height="11" rx="2.5"/><path class="s" d="M8 10V7a4 4 0 0 1 8 0v3"/>', coin: '<circle class="s" cx="12" cy="12" r="9"/><path class="s" d="M8.5 12h7"/>',
};

const at = (inner: string, x: number, y: number, k: number, cls = "") =>
  `<g class="${cls}" transform="translate(${x} ${y}) scale(${k})">${inner}</g>`;
const numeral = (c: string, x: number, y: number, k: number, cls: string) =>
  `<path class="${cls}" transform="translate(${x} ${y}) scale(${k})" d="${DIGIT[c[1] ?? ""] ?? ""}"/>`;

const SPARK = `<path class="spark" d="${circles([[86, 16, 1.6], [72, 26, 1], [92, 44, 1], [56, 14, 1], [14, 122, 1.4], [26, 108, 1], [12, 92, 1]])}"/>`;


/** The face of a playing card such as `B7`. */
export function cardFace(c: string, sea: boolean): string {
  const s = c[0] ?? "", glyph = SYMBOL[s === "T" && sea ? "S" : s] ?? "";
  const scene = s === 'T'
    ? (sea ? at(glyph, 30, 58, 2.8, 'ghost') : at(`<g transform="rotate(32 12 12)">${glyph}</g>`, 29, 52, 3, 'ghost'))
    : at(glyph, 28, 57, 3, 'ghost');
  return `<svg viewBox="0 0 100 142" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    ${SPARK}
    <path class="orbit" d="${circles([[64, 93, 46], [64, 93, 62]])}"/>${scene}
    ${numeral(c, 42, 60, 2.2, 'num hero')}
    ${numeral(c, 9, 9, 1.15, 'num')}${at(glyph, 7, 49, 1.12, 'sym')}</svg>`;
}
export const cardBack = `<svg viewBox="0 0 100 142" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${SPARK}
  <path class="orbit" d="${circles([[50, 71, 24], [50, 71, 38], [50, 71, 54]])}"/>
  <circle class="pl" cx="50" cy="71" r="13"/><ellipse class="ring" cx="50" cy="71" rx="24" ry="7" transform="rotate(-24 50 71)"/><circle class="moon" cx="76" cy="43" r="4"/><circle class="moon" cx="17" cy="90" r="3"/></svg>`;

export const SIGNAL: Record<string, string> = { highest: "up", only: "only", lowest: "down", dead: "unknown" };

/** A small task ticket for a card such as `B5`. */
export function taskFace(c: string): string {
  return `<svg viewBox="0 0 60 76" aria-hidden="true">${numeral(c, 7, 12, 1.25, "num")}${at(SYMBOL[c[0] ?? ""] ?? "", 31, 36, 1.05, "sym")}</svg>`;
}

/** A Crew Deck card such as `OP`: colour letter, then faction letter. */
export function crewFace(c: string, mini: boolean): string {
  const species = SPECIES[c[0] ?? ""]?.[1] ?? "";
  const faction = FACTION[c[1] === "G" ? "A" : (c[1] ?? "")]?.[1] ?? "";
  const figure = mini
    ? `<g transform="translate(6 36) scale(.85 .66)">${species}</g>`
    : `<g transform="translate(6.8 17) scale(.83)">${species}</g>`;
  const disc = mini ? 19 : 14.5;
  return `<svg viewBox="0 0 80 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><g class="port"><circle cx="40" cy="56" r="35"/></g>${figure}<g transform="translate(${mini ? 37 : 48} 3)"><circle class="fd" cx="${disc}" cy="${disc}" r="${mini ? 20 : 14.5}"/>${at(faction, mini ? 6.2 : 4.8, mini ? 6.2 : 4.8, mini ? 1.07 : 0.81, "fac")}</g></svg>`;
}

export const box = (inner: string, cls = "", view = "0 0 24 24") =>
  `<svg class="${cls}" viewBox="${view}" aria-hidden="true">${inner}</svg>`;

const VISOR = ["#ffc36b", "#ffc36b", "#8fb0ff", "#ff9dc6", "#7fe3c0", "#d2b6ff"];
const BADGE = ['', '<path d="M13 20h14" stroke-width="3"/><path d="M16 25h8" stroke-width="3"/>', '<circle cx="15" cy="21" r="2.6" fill="#131a3a" stroke="none"/><circle cx="25" cy="21" r="2.6" fill="#131a3a" stroke="none"/><path d="M16 26q4 3 8 0" stroke-width="2.2"/>',
    '<path d="M12.5 21q2.5-3 5 0M22.5 21q2.5-3 5 0M16 26q4 3 8 0" stroke-width="2.2"/>', '<circle cx="20" cy="22" r="5" fill="#131a3a" stroke="none"/><circle cx="22" cy="20.5" r="1.5" fill="#fff" stroke="none"/>', '<path d="M13 19l4 3-4 3M27 19l-4 3 4 3" stroke-width="2.2"/>'];
const YOU = '<circle cx="15" cy="21" r="2.6" fill="#131a3a"/><circle cx="25" cy="21" r="2.6" fill="#131a3a"/><path d="M15 26q5 4.5 10 0" stroke="#131a3a" stroke-width="2.2" fill="none" stroke-linecap="round"/>';

/** The face of a seat: 1 is oneself, the others follow clockwise. */
export function face(n: number): string {
  const v = VISOR[n] ?? VISOR[0];
  const you = n === 1 ? YOU : `<g fill="none" stroke="#131a3a" stroke-linecap="round">${BADGE[n] ?? ""}</g>`;
  return `<circle cx="20" cy="20" r="20" fill="${v}" opacity=".25"/><path d="M6 38c0-6 6-9 14-9s14 3 14 9a20 20 0 0 1-28 0z" fill="#e2e4fa"/><circle cx="20" cy="21" r="14" fill="#fff" stroke="#1c1440" stroke-opacity=".22" stroke-width="1.5"/><rect x="8.5" y="13.5" width="23" height="16.5" rx="8" fill="${v}"/>${you}<path d="M20 7V2.5" stroke="#c9cdf2" stroke-width="2.4" stroke-linecap="round"/><circle cx="20" cy="2.6" r="2.4" fill="${v}"/>`;
}
