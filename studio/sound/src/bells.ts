import type { Cue, Meditation } from "@fernwell/domain/calm/meditation";
import { estimateSpokenSeconds } from "@fernwell/domain/calm/speech";

export interface Bell {
  /** Seconds from the beginning. */
  readonly at: number;
  readonly loud: number;
}

/** After the fade-in, before the first words. */
const startsAt = 2;
/** Leaves time for the last bell to ring out. */
const lastRings = { least: 10, most: 16 };
const apartSeconds = 12;

/** When bells ring: at the start, at the end, at intervals, and softly where the script mentions one. */
export function listBells({ soundscape, script, minutes }: Meditation): Bell[] {
  const { start, end, everyMinutes } = soundscape.bells;
  const length = minutes * 60;
  const endsAt = lastBellAt(script, length);
  const bells: Bell[] = [];
  if (start) bells.push({ at: startsAt, loud: 1 });
  if (everyMinutes !== null) {
    for (let at = everyMinutes * 60; at < length - 30; at += everyMinutes * 60)
      bells.push({ at, loud: 0.85 });
  }
  if (end) bells.push({ at: endsAt, loud: 0.9 });
  if (start || end) bells.push(...spokenBells(script, bells, length));
  return bells.toSorted((a, b) => a.at - b.at);
}

/** After the last words, as far as time allows. */
function lastBellAt(script: readonly Cue[], length: number): number {
  const last = script.at(-1);
  const said = last === undefined ? 0 : last.at + estimateSpokenSeconds(last.say) + 1;
  return Math.max(startsAt, Math.min(length - lastRings.least, Math.max(said, length - lastRings.most)));
}

const rings = /\b(a bell (rings|sounds)|ring the bell)\b/i;

function spokenBells(script: readonly Cue[], others: readonly Bell[], length: number): Bell[] {
  return script.flatMap(({ at, say }) => {
    const word = rings.exec(say);
    if (word === null) return [];
    const rung = at + estimateSpokenSeconds(say.slice(0, word.index + word[0].length));
    const isFree =
      rung < length - apartSeconds && others.every((bell) => Math.abs(bell.at - rung) > apartSeconds);
    return isFree ? [{ at: rung, loud: 0.3 }] : [];
  });
}
