// The arithmetic of plots: round steps for an axis, and where time runs on it.
import type { Stride } from "./api";

/** Marks from 0 to at least the highest value, in steps people like, no more than five. */
export function ticks(most: number): number[] {
  const rough = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = Math.max(1, [1, 2, 5, 10].map((k) => k * power).find((k) => k >= rough) ?? rough);
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, i) => i * step);
}

export interface Step {
  at: number;
  completed: number;
}

/** Steps along dates where all have one and they differ, else along the attempts. */
export function steps(
  progress: Stride[],
  attempts: number,
): { byDate: boolean; from: number; to: number; steps: Step[] } {
  const dates = progress.map((one) => Date.parse(one.when));
  const [low, high] = [Math.min(...dates), Math.max(...dates)];
  const byDate = progress.length > 1 && dates.every(Number.isFinite) && high - low >= 3_600_000;
  return {
    byDate,
    from: byDate ? low : 0,
    to: byDate ? high : Math.max(1, attempts),
    steps: progress.map((one, i) => ({ at: byDate ? (dates[i] as number) : one.attempt, completed: one.completed })),
  };
}

/** Which of so many labels fit side by side: every n-th. */
export function everyNth(count: number, width: number, label = 26): number {
  const fits = Math.max(1, Math.floor(width / label));
  return [1, 2, 5, 10, 20, 50].find((n) => count / n <= fits) ?? count;
}
