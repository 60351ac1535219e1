export const daySeconds = 24 * 60 * 60;

/** Unix seconds, which may run ahead of the world's. */
export interface Clock {
  now(): number;
  advance(seconds: number): void;
}

export function createClock(ahead: { secondsAhead: number }): Clock {
  return {
    now: () => Math.floor(Date.now() / 1000) + ahead.secondsAhead,
    advance(seconds) {
      ahead.secondsAhead += seconds;
    },
  };
}

/** A year or a month later, on the same day or the last one of a shorter month. */
export function addPeriod(from: number, period: "year" | "month"): number {
  const date = new Date(from * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  if (period === "year") date.setUTCFullYear(date.getUTCFullYear() + 1);
  else date.setUTCMonth(date.getUTCMonth() + 1);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1000;
}
