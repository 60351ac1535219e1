import type { Meditation } from "@fernwell/domain/calm/meditation";
import { estimateSpokenSeconds } from "@fernwell/domain/calm/speech";
import type { Problem } from "../entries.ts";

/** Checks that a session fits its stated length and that its silences are not too long. */
export function checkMeditations(meditations: readonly Meditation[]): Problem[] {
  return meditations.flatMap((meditation) =>
    [...checkTiming(meditation), ...checkWords(meditation)].map((what) => ({
      where: `meditations/${meditation.id}`,
      what,
    })),
  );
}

/** Longer sessions allow longer silences and need fewer words per minute. */
function measuresFor(minutes: number): { silenceSeconds: number; wordsPerMinute: number } {
  if (minutes <= 10) return { silenceSeconds: 45, wordsPerMinute: 35 };
  if (minutes <= 20) return { silenceSeconds: 75, wordsPerMinute: 26 };
  return { silenceSeconds: 120, wordsPerMinute: 18 };
}

function checkTiming({ minutes, script }: Meditation): string[] {
  const end = minutes * 60;
  const { silenceSeconds } = measuresFor(minutes);
  const problems: string[] = [];
  const first = script[0]?.at ?? end;
  const last = script.at(-1)?.at ?? 0;
  if (first > 10) problems.push(`nothing is said for the first ${first} s`);
  if (last < end - 75 || last > end - 12) problems.push(`the last words come at ${last} s of ${end} s`);
  script.forEach(({ at, say }, index) => {
    const next = script[index + 1]?.at ?? end;
    const silence = next - at - estimateSpokenSeconds(say);
    if (silence < (index + 1 < script.length ? 2 : 0))
      problems.push(`the words at ${at} s do not fit before ${next} s`);
    if (index + 1 < script.length && silence > silenceSeconds)
      problems.push(`${Math.round(silence)} s of silence after the words at ${at} s`);
  });
  return problems;
}

function checkWords({ minutes, script }: Meditation): string[] {
  const words = script.flatMap(({ say }) => say.trim().split(/\s+/)).length;
  const minWords = measuresFor(minutes).wordsPerMinute * minutes;
  return words < minWords ? [`${words} words for ${minutes} minutes, at least ${minWords} wanted`] : [];
}
