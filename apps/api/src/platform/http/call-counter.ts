import { tooManyTries } from "../too-many-tries.ts";

/**
 * Counts the calls of each caller in this process, in windows of a minute that are the same for all. Asking Redis
 * would cost as much as a call, and a timer for each caller as much again.
 */
export class CallCounter {
  readonly #limit: number;
  #counts = new Map<string, number>();
  #endsAt = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Throws once the caller has made more calls than the limit in this window. */
  count(caller: string): void {
    const now = Date.now();
    if (now >= this.#endsAt) {
      this.#counts = new Map();
      this.#endsAt = now + windowMs;
    }
    const count = (this.#counts.get(caller) ?? 0) + 1;
    this.#counts.set(caller, count);
    if (count > this.#limit) throw tooManyTries(this.#endsAt - now);
  }
}

const windowMs = 60_000;
