import type { Cue, Meditation } from "@fernwell/domain/calm/meditation";
import { spokenSeconds } from "@fernwell/domain/calm/speech";

export interface Bell {
  /** Seconds from the beginning. */
  readonly at: number;
  readonly loud: number;
}

/** After the first seconds of fading in, before the first words. */
const startsAt = 2;
/** Time enough for the last bell to ring before the end. */
const lastRings = { least: 10, most: 16 };
const apartSeconds = 12;

/** Where bells are struck: at the beginning, the end, every so many minutes, and softly where the words ring one. */
export function bellsOf({ soundscape, script, minutes }: Meditation): Bell[] {
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

/** Once the last words have been said, as far as the time allows. */
function lastBellAt(script: readonly Cue[], length: number): number {
  const last = script.at(-1);
  const said = last === undefined ? 0 : last.at + spokenSeconds(last.say) + 1;
  return Math.max(startsAt, Math.min(length - lastRings.least, Math.max(said, length - lastRings.most)));
}

const rings = /\b(a bell (rings|sounds)|ring the bell)\b/i;

function spokenBells(script: readonly Cue[], others: readonly Bell[], length: number): Bell[] {
  return script.flatMap(({ at, say }) => {
    const word = rings.exec(say);
    if (word === null) return [];
    const rung = at + spokenSeconds(say.slice(0, word.index + word[0].length));
    const isFree =
      rung < length - apartSeconds && others.every((bell) => Math.abs(bell.at - rung) > apartSeconds);
    return isFree ? [{ at: rung, loud: 0.3 }] : [];
  });
}
