import type { Random } from "@fernwell/studio-drawing/random";
import { framesIn, sampleRate } from "../engine/clock.ts";
import { rounded } from "../engine/grain.ts";

/** One sound of a bird's phrase. */
interface Note {
  readonly at: number;
  readonly seconds: number;
  readonly from: number;
  readonly to: number;
  /** How far the pitch rises in the middle, as a share of the pitch. */
  readonly bow: number;
  readonly loud: number;
}

/** Sings one phrase around a bird's pitch, never the same twice. */
type Species = (random: Random, pitch: number) => Note[];

interface Kind {
  readonly sings: Species;
  readonly low: number;
  readonly high: number;
}

const whistler: Species = (random, pitch) => {
  const notes = random.int(2, 4);
  return Array.from({ length: notes }, (_, i) => {
    const from = pitch * (1 - 0.09 * i) * random.near(1, 0.02);
    return { at: i * 0.42, seconds: 0.34, from, to: from * 0.95, bow: 0.015, loud: 1 - 0.12 * i };
  });
};

const warbler: Species = (random, pitch) => {
  let at = 0;
  return Array.from({ length: random.int(6, 13) }, (_, i) => {
    const seconds = random.between(0.05, 0.12);
    const from = pitch * random.between(0.82, 1.18);
    const note = {
      at,
      seconds,
      from,
      to: from * random.between(0.8, 1.2),
      bow: random.between(-0.06, 0.1),
      loud: 0.5 + 0.5 * Math.sin((i + 1) / 3) ** 2,
    };
    at += seconds + random.between(0.02, 0.06);
    return note;
  });
};

const triller: Species = (random, pitch) => {
  const [notes, every] = [random.int(9, 20), random.between(0.065, 0.085)];
  return Array.from({ length: notes }, (_, i) => ({
    at: i * every,
    seconds: every * 0.75,
    from: pitch * (1.06 - (0.1 * i) / notes),
    to: pitch * (0.96 - (0.1 * i) / notes),
    bow: 0,
    loud: Math.min(1, (i + 2) / 6) * (1 - 0.5 * (i / notes)),
  }));
};

const caller: Species = (random, pitch) => {
  const every = random.between(0.3, 0.38);
  return Array.from({ length: 2 * random.int(2, 4) }, (_, i) => ({
    at: i * every * 0.55 + Math.floor(i / 2) * 0.1,
    seconds: i % 2 === 0 ? 0.11 : 0.16,
    from: pitch * (i % 2 === 0 ? 1.2 : 1),
    to: pitch * (i % 2 === 0 ? 1.17 : 0.97),
    bow: 0.01,
    loud: i % 2 === 0 ? 0.7 : 1,
  }));
};

const thrush: Species = (random, pitch) => {
  const motif = Array.from({ length: random.int(2, 4) }, () => ({
    step: random.pick([0.75, 0.84, 0.9, 1, 1.12, 1.26]),
    seconds: random.between(0.1, 0.24),
    glide: random.between(0.88, 1.14),
  }));
  const notes: Note[] = [];
  let at = 0;
  for (let again = random.int(1, 3); again > 0; again -= 1) {
    for (const { step, seconds, glide } of motif) {
      notes.push({
        at,
        seconds,
        from: pitch * step,
        to: pitch * step * glide,
        bow: 0.03,
        loud: random.between(0.7, 1),
      });
      at += seconds + 0.05;
    }
    at += random.between(0.15, 0.3);
  }
  return notes;
};

const dove: Species = (random, pitch) => {
  const lengths = [0.28, 0.55, 0.34, 0.3].slice(0, random.int(3, 4));
  let at = 0;
  return lengths.map((seconds, i) => {
    const note = {
      at,
      seconds,
      from: pitch * (i === 1 ? 1.1 : 1),
      to: pitch * 0.96,
      bow: 0.05,
      loud: i === 1 ? 0.45 : 0.32,
    };
    at += seconds + 0.12;
    return note;
  });
};

const chipper: Species = (random, pitch) =>
  Array.from({ length: random.int(1, 3) }, (_, i) => ({
    at: i * random.between(0.2, 0.3),
    seconds: 0.06,
    from: pitch * 1.1,
    to: pitch * 0.85,
    bow: 0.04,
    loud: 0.7,
  }));

/** Invented birds. None sings high enough to be piercing. */
const kinds: readonly Kind[] = [
  { sings: whistler, low: 1900, high: 2700 },
  { sings: warbler, low: 2300, high: 3300 },
  { sings: triller, low: 2400, high: 3200 },
  { sings: caller, low: 2100, high: 2900 },
  { sings: thrush, low: 1500, high: 2300 },
  { sings: dove, low: 420, high: 540 },
  { sings: chipper, low: 2600, high: 3400 },
];

/** Birds of different species. Each call returns a phrase. */
export function createBirds(random: Random, count: number): (() => Float32Array)[] {
  return random
    .shuffle(kinds)
    .slice(0, count)
    .map(({ sings, low, high }, index) => {
      const own = random.fork(`bird ${index}`);
      const pitch = own.between(low, high);
      return () => sing(sings(own, pitch));
    });
}

function sing(notes: readonly Note[]): Float32Array {
  const end = Math.max(...notes.map(({ at, seconds }) => at + seconds));
  const phrase = new Float32Array(framesIn(end) + 2);
  for (const note of notes) addNote(phrase, note);
  return phrase;
}

function addNote(phrase: Float32Array, { at, seconds, from, to, bow, loud }: Note): void {
  const [start, length] = [framesIn(at), framesIn(seconds)];
  const edge = Math.min(framesIn(0.03), length / 2);
  let phase = 0;
  for (let i = 0; i < length; i += 1) {
    const share = i / length;
    const hz = (from + (to - from) * share) * (1 + bow * 4 * share * (1 - share));
    phase += (2 * Math.PI * hz) / sampleRate;
    const swell = rounded(i, edge) * rounded(length - 1 - i, edge) * (1 - 0.3 * share) * loud;
    const tone = Math.sin(phase);
    phrase[start + i] = (phrase[start + i] ?? 0) + tone * (1 - 0.07 * tone * tone) * swell;
  }
}
