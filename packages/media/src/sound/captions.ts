import type { Meditation } from "@fernwell/domain/calm/meditation";
import { spokenSeconds } from "@fernwell/domain/calm/speech";

/** Stays a little after the words would have been said, for those who read slowly. */
const lingerSeconds = 2;

/** The script as WebVTT: every cue from its time until it has been read, or until the next one. */
export function captionsOf({ script, minutes }: Pick<Meditation, "script" | "minutes">): string {
  const cues = script.map(({ at, say }, index) => {
    const next = script[index + 1]?.at ?? minutes * 60;
    const until = Math.min(next, at + spokenSeconds(say) + lingerSeconds);
    return `${index + 1}\n${timestamp(at)} --> ${timestamp(until)}\n${escaped(say)}\n`;
  });
  return ["WEBVTT\n", ...cues].join("\n");
}

function timestamp(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const rest = String(thousandths % 1000).padStart(3, "0");
  return `${two(thousandths / 3_600_000)}:${two((thousandths / 60_000) % 60)}:${two((thousandths / 1000) % 60)}.${rest}`;
}

/** A blank line would end the cue, and "-->" begin another. */
function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(/\s+/g, " ")
    .trim();
}
