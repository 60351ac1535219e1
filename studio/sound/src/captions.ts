import type { Meditation } from "@fernwell/domain/calm/meditation";
import { estimateSpokenSeconds } from "@fernwell/domain/calm/speech";

/** Extra time for slow readers, after the words would have been spoken. */
const lingerSeconds = 2;

/** The script as WebVTT. A cue lasts until it can have been read, or until the next one. */
export function writeCaptions({ script, minutes }: Pick<Meditation, "script" | "minutes">): string {
  const cues = script.map(({ at, say }, index) => {
    const next = script[index + 1]?.at ?? minutes * 60;
    const until = Math.min(next, at + estimateSpokenSeconds(say) + lingerSeconds);
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

/** A blank line would end the cue, and "-->" would start another. */
function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll(/\s+/g, " ")
    .trim();
}
