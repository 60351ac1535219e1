/** The cues of a WebVTT file: when each starts, and its text. */
export function parseCues(captions: string): { at: number; say: string }[] {
  return captions.split(/\r?\n(?:\r?\n)+/).flatMap((block) => {
    const lines = block.split(/\r?\n/);
    const times = lines.findIndex((line) => line.includes("-->"));
    const at = parseSeconds(lines[times] ?? "");
    return at === null ? [] : [{ at, say: unescaped(lines.slice(times + 1).join(" ")) }];
  });
}

function parseSeconds(line: string): number | null {
  const match = /^(?:(\d+):)?(\d\d):(\d\d\.\d{3}) -->/.exec(line);
  if (!match) return null;
  const [, hours = "0", minutes = "0", seconds = "0"] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

function unescaped(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}
