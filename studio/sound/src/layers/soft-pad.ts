import type { Random } from "@fernwell/studio-drawing/random";
import { clear, createStereo, narrow, type Stereo } from "../engine/block.ts";
import { blockFrames, blockSeconds } from "../engine/clock.ts";
import { createDrift, eased } from "../engine/drift.ts";
import { createLowPass } from "../engine/filters.ts";
import { createSmoother, slowness } from "../engine/smoother.ts";
import { inOctaveFrom } from "../engine/tuning.ts";
import { addTone, createWave, phaseStep, type Wave } from "../engine/wave.ts";
import type { Layer } from "./layer.ts";

/** Pure intervals above the root. Any two chords share notes, so that they blend. */
const chords = [
  [1, 3 / 2, 2, 5 / 2, 3],
  [1, 3 / 2, 9 / 4, 3],
  [1, 4 / 3, 2, 8 / 3, 10 / 3],
  [1, 5 / 3, 2, 5 / 2, 10 / 3],
  [1, 3 / 2, 2, 3, 15 / 4],
  [1 / 2, 1, 3 / 2, 5 / 2],
] as const;

interface Note {
  age: number;
  gain: number;
  left: number;
  right: number;
  readonly step: { readonly left: number; readonly right: number };
  readonly delay: number;
  readonly rises: number;
  readonly lasts: number;
  readonly loud: number;
}

/** Chords that come and go over half a minute, each note detuned slightly between the channels. */
export function createSoftPad(random: Random, rootHz: number): Layer {
  const root = inOctaveFrom(rootHz, 98);
  const wave = createWave([1, 0.34, 0.15, 0.07, 0.03, 0.015]);
  const warmth = createLowPass(900);
  const openness = createDrift(random.fork("openness"), { low: 500, high: 1500, seconds: 19 });
  const breath = createDrift(random.fork("breath"), { low: 0.8, high: 1, seconds: 5 });
  const coarse = createStereo(blockFrames / slowness);
  const smooth = createSmoother();
  let notes: Note[] = [];
  let [chord, untilNext] = [0, 0];

  return {
    render(into) {
      untilNext -= blockSeconds;
      if (untilNext <= 0) {
        untilNext = random.between(17, 29);
        const began = notes.length === 0 ? 6 : 0;
        notes.push(...startChord(random, chords[chord] ?? chords[0], root, { began, lasts: untilNext }));
        chord = (chord + random.int(1, chords.length - 1)) % chords.length;
      }
      clear(coarse);
      const swell = breath.next();
      for (const note of notes) play(note, wave, coarse, swell);
      if (notes.some(isOver)) notes = notes.filter((note) => !isOver(note));
      smooth(coarse, into);
      warmth.tune(openness.next());
      warmth.process(into);
      narrow(into, 0.22);
    },
  };
}

function startChord(
  random: Random,
  chord: readonly number[],
  root: number,
  time: { began: number; lasts: number },
): Note[] {
  return chord.map((ratio) => {
    const hz = root * ratio;
    const apart = random.between(0.12, 0.5);
    const rises = random.between(5, 8);
    return {
      age: time.began,
      gain: 0,
      left: random.between(0, 2000),
      right: random.between(0, 2000),
      step: { left: phaseStep((hz - apart / 2) * slowness), right: phaseStep((hz + apart / 2) * slowness) },
      delay: random.between(0, 4),
      rises,
      lasts: time.lasts + rises,
      loud: random.between(0.6, 1) / (1 + 0.35 * ratio),
    };
  });
}

function isOver(note: Note): boolean {
  return note.age > note.delay + note.lasts;
}

function play(note: Note, wave: Wave, into: Stereo, swell: number): void {
  note.age += blockSeconds;
  const age = note.age - note.delay;
  if (age <= 0) return;
  const to = eased(age / note.rises) * eased((note.lasts - age) / note.rises) * note.loud * swell;
  note.left = addTone(into.left, wave, { phase: note.left, step: note.step.left, from: note.gain, to });
  note.right = addTone(into.right, wave, { phase: note.right, step: note.step.right, from: note.gain, to });
  note.gain = to;
}
