import { sampleRate } from "./clock.ts";
import type { Filter } from "./filters.ts";

/** Two poles and two zeros, with the leading denominator divided out. */
export interface Coefficients {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

export function createBiquad({ b0, b1, b2, a1, a2 }: Coefficients): Filter {
  let [heldLeft1, heldLeft2, heldRight1, heldRight2] = [0, 0, 0, 0];
  return {
    process({ left, right }) {
      let l1 = heldLeft1;
      let l2 = heldLeft2;
      let r1 = heldRight1;
      let r2 = heldRight2;
      for (let i = 0; i < left.length; i += 1) {
        const x = left[i] ?? 0;
        const y = b0 * x + l1;
        l1 = b1 * x - a1 * y + l2;
        l2 = b2 * x - a2 * y;
        left[i] = y;
        const u = right[i] ?? 0;
        const v = b0 * u + r1;
        r1 = b1 * u - a1 * v + r2;
        r2 = b2 * u - a2 * v;
        right[i] = v;
      }
      heldLeft1 = l1;
      heldLeft2 = l2;
      heldRight1 = r1;
      heldRight2 = r2;
    },
  };
}

export function highPassAt(hz: number, q = Math.SQRT1_2): Coefficients {
  const { cos, alpha, a0 } = shape(hz, q);
  const b1 = -(1 + cos) / a0;
  return { b0: -b1 / 2, b1, b2: -b1 / 2, a1: (-2 * cos) / a0, a2: (1 - alpha) / a0 };
}

/** A band-pass with unity gain at its centre. */
export function bandPassAt(hz: number, q: number): Coefficients {
  const { cos, alpha, a0 } = shape(hz, q);
  return { b0: alpha / a0, b1: 0, b2: -alpha / a0, a1: (-2 * cos) / a0, a2: (1 - alpha) / a0 };
}

function shape(hz: number, q: number): { cos: number; alpha: number; a0: number } {
  const angle = (2 * Math.PI * hz) / sampleRate;
  const alpha = Math.sin(angle) / (2 * q);
  return { cos: Math.cos(angle), alpha, a0: 1 + alpha };
}
