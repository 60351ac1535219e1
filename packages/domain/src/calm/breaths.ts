import type { Cue, Meditation } from "./meditation.ts";

/** One breath, in seconds from the beginning. */
export interface Breath {
  readonly inAt: number;
  /** The start of the pause with full lungs, which often has no length. */
  readonly fullAt: number;
  readonly outAt: number;
  readonly emptyAt: number;
  /** From 0 to 1. Breaths that are not counted aloud are fainter. */
  readonly depth: number;
}

const startsIn = /\b(in|up|fill|sip|lifting|rising|forward)\b/i;
const startsOut = /^(and )?(out|down|back|pour|sigh)\b/i;
const longestPhaseSeconds = 10;
const maxWords = 11;
const uncountedBreaths = 6;

/** The breaths that a session counts aloud, and a few more at the same pace after each run. */
export function listBreaths({ practice, contentNotes, script, minutes }: Meditation): Breath[] {
  if (practice !== "paced-breathing") return [];
  const counted = contentNotes.includes("breath-holds") ? squares(script) : pairs(script);
  return counted.flatMap((breath, index) => {
    const next = counted[index + 1]?.inAt ?? minutes * 60 - longestPhaseSeconds;
    return [breath, ...carriedOn(breath, next)];
  });
}

/** In on one cue, out on the next. */
function pairs(script: readonly Cue[]): Breath[] {
  return script.flatMap((cue, index) => {
    const [out, after] = [script[index + 1], script[index + 2]];
    if (out === undefined || !isPhase(cue, out) || !isIn(cue) || isIn(out) || wordsIn(out) > maxWords)
      return [];
    return [breathFrom(cue.at, out.at, out.at, after?.at ?? Number.POSITIVE_INFINITY)];
  });
}

/** In, pause, out, pause, on four cues of the same length. */
function squares(script: readonly Cue[]): Breath[] {
  const breaths: Breath[] = [];
  for (let i = 0; i + 4 < script.length; i += 1) {
    const [first, full, out, empty] = script.slice(i, i + 4);
    if (!(first && full && out && empty) || !isIn(first)) continue;
    const side = full.at - first.at;
    if (side > longestPhaseSeconds || out.at - full.at !== side || empty.at - out.at !== side) continue;
    breaths.push(breathFrom(first.at, full.at, out.at, empty.at));
    i += 3;
  }
  return breaths;
}

function breathFrom(inAt: number, fullAt: number, outAt: number, nextAt: number): Breath {
  const longest = 1.75 * (fullAt - inAt);
  return { inAt, fullAt, outAt, emptyAt: Math.min(nextAt, outAt + longest), depth: 1 };
}

/** Continues the pace quietly after the words stop, until they resume. */
function carriedOn(last: Breath, until: number): Breath[] {
  const period = last.emptyAt - last.inAt + (last.outAt - last.fullAt);
  if (until - last.inAt < 1.5 * period) return [];
  const breaths: Breath[] = [];
  for (let n = 1; n <= uncountedBreaths && last.inAt + (n + 1) * period <= until; n += 1) {
    const later = (at: number) => at + n * period;
    breaths.push({
      inAt: later(last.inAt),
      fullAt: later(last.fullAt),
      outAt: later(last.outAt),
      emptyAt: later(last.emptyAt),
      depth: 0.75 * (1 - n / (uncountedBreaths + 1)),
    });
  }
  return breaths;
}

function isPhase(cue: Cue, next: Cue): boolean {
  return wordsIn(cue) <= maxWords && next.at - cue.at <= longestPhaseSeconds;
}

/** Only the first words count: "Out, the water lifting" is a breath out. */
function isIn({ say }: Cue): boolean {
  const opening = say.split(/\s+/).slice(0, 6).join(" ");
  return startsIn.test(opening) && !startsOut.test(opening);
}

function wordsIn({ say }: Cue): number {
  return say.trim().split(/\s+/).length;
}
