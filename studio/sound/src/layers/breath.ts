import type { Breath } from "@fernwell/domain/calm/breaths";
import type { Random } from "@fernwell/studio-drawing/random";
import { createBed } from "../engine/bed.ts";
import { clear } from "../engine/block.ts";
import { blockSeconds } from "../engine/clock.ts";
import { eased } from "../engine/drift.ts";
import { createBand } from "../engine/filters.ts";
import { inOctaveFrom } from "../engine/tuning.ts";
import { addTone, createWave, phaseStep } from "../engine/wave.ts";
import type { Layer } from "./layer.ts";

/** The sound of breathing, with a warm note that swells and fades along with it. */
export function createBreath(random: Random, rootHz: number, breaths: readonly Breath[]): Layer {
  const dark = createBed(random.fork("dark"), 0.5, createBand(330, 0.9));
  const light = createBed(random.fork("light"), 0.6, createBand(720, 0.9));
  const root = inOctaveFrom(rootHz, 130);
  const wave = createWave([1, 0.2, 0.05]);
  const notes = [1, 1.5].map((ratio) => ({ step: phaseStep(root * ratio), left: 0, right: 700, gain: 0 }));
  let [seconds, index] = [0, 0];

  return {
    render(into) {
      seconds += blockSeconds;
      while (seconds > (breaths[index]?.emptyAt ?? Number.POSITIVE_INFINITY)) index += 1;
      const breath = breaths[index];
      clear(into);
      if (breath === undefined) return;
      const { flow, fullness, brightness } = stateAt(breath, seconds);
      dark.add(into, 0.5 * flow * (1 - brightness));
      light.add(into, 0.5 * flow * brightness);
      for (const [position, note] of notes.entries()) {
        const to = fullness * (position === 0 ? 0.14 : 0.08);
        const tone = { step: note.step, from: note.gain, to };
        note.left = addTone(into.left, wave, { ...tone, phase: note.left });
        note.right = addTone(into.right, wave, { ...tone, phase: note.right });
        note.gain = to;
      }
    },
  };
}

interface State {
  readonly flow: number;
  readonly fullness: number;
  readonly brightness: number;
}

/** The air is loudest halfway and the note at the top. Breathing in brightens the air, breathing out darkens it. */
function stateAt({ inAt, fullAt, outAt, emptyAt, depth }: Breath, seconds: number): State {
  if (seconds <= inAt) return { flow: 0, fullness: 0, brightness: 0 };
  if (seconds < fullAt) {
    const share = (seconds - inAt) / (fullAt - inAt);
    return {
      flow: depth * Math.sin(Math.PI * share) ** 2,
      fullness: depth * eased(share),
      brightness: share,
    };
  }
  if (seconds < outAt) return { flow: 0, fullness: depth, brightness: 1 };
  const share = Math.min(1, (seconds - outAt) / (emptyAt - outAt));
  return {
    flow: 0.8 * depth * Math.sin(Math.PI * Math.sqrt(share)) ** 2,
    fullness: depth * eased(1 - share),
    brightness: 0.85 * (1 - share),
  };
}
