import fc from "fast-check";
import { expect, it } from "vitest";
import { ceiling, limitedGains } from "./limiter.ts";

const peaks = fc.array(fc.double({ min: 0, max: 4, noNaN: true }), { minLength: 1, maxLength: 200 });
const gain = fc.double({ min: 0.05, max: 8, noNaN: true });

it("keeps every block below the ceiling at both edges", () => {
  fc.assert(
    fc.property(peaks, gain, (blocks, wanted) => {
      const gains = limitedGains(blocks, wanted);
      blocks.forEach((peak, index) => {
        const most = Math.max(gains[index] ?? 0, gains[index + 1] ?? 0);
        expect(peak * most).toBeLessThanOrEqual(ceiling * 1.000_001);
        expect(most).toBeLessThanOrEqual(wanted);
      });
    }),
  );
});

it("does not change a sound that stays below the ceiling", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 0.6, noNaN: true })), (blocks) => {
      expect([...limitedGains(blocks, 1)].every((value) => value === 1)).toBe(true);
    }),
  );
});
