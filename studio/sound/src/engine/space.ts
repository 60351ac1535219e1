import type { Stereo } from "./block.ts";
import { createHighPass } from "./filters.ts";

/** A small reverb: four damped delays that feed one another. */
export interface Space {
  /** Adds the reverberation of one block to another. */
  echo(send: Stereo, into: Stereo): void;
}

/** Prime numbers of frames, 37 to 89 ms, so that echoes do not coincide. */
const lengths = [1187, 1601, 2129, 2851] as const;
const decay = 0.8;
const damping = 0.42;

/** Avoids denormal numbers, which are slow, once the reverb has died away. */
const tiny = 1e-15;

export function createSpace(): Space {
  const [a, b, c, d] = lengths.map((length) => new Float32Array(length)) as [Line, Line, Line, Line];
  const places = [0, 0, 0, 0] as [number, number, number, number];
  const held = [0, 0, 0, 0] as [number, number, number, number];
  const rumble = createHighPass(110);

  return {
    echo(send, into) {
      rumble.process(send);
      const { left: sendLeft, right: sendRight } = send;
      const { left: intoLeft, right: intoRight } = into;
      let [pa, pb, pc, pd] = places;
      let [la, lb, lc, ld] = held;
      for (let i = 0; i < sendLeft.length; i += 1) {
        la += damping * ((a[pa] ?? 0) - la);
        lb += damping * ((b[pb] ?? 0) - lb);
        lc += damping * ((c[pc] ?? 0) - lc);
        ld += damping * ((d[pd] ?? 0) - ld);
        const left = (sendLeft[i] ?? 0) + tiny;
        const right = (sendRight[i] ?? 0) + tiny;
        const ab = la + lb;
        const cd = lc + ld;
        const ba = la - lb;
        const dc = lc - ld;
        a[pa] = left + decay * 0.5 * (ab + cd);
        b[pb] = right + decay * 0.5 * (ba + dc);
        c[pc] = left * 0.7 + decay * 0.5 * (ab - cd);
        d[pd] = right * 0.7 + decay * 0.5 * (ba - dc);
        pa = pa + 1 === lengths[0] ? 0 : pa + 1;
        pb = pb + 1 === lengths[1] ? 0 : pb + 1;
        pc = pc + 1 === lengths[2] ? 0 : pc + 1;
        pd = pd + 1 === lengths[3] ? 0 : pd + 1;
        intoLeft[i] = (intoLeft[i] ?? 0) + la + lc * 0.8;
        intoRight[i] = (intoRight[i] ?? 0) + lb + ld * 0.8;
      }
      places.splice(0, 4, pa, pb, pc, pd);
      held.splice(0, 4, la, lb, lc, ld);
    },
  };
}

type Line = Float32Array;
