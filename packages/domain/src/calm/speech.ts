/** A calm voice: slower than talk, with the breath between sentences counted in. */
const wordsPerMinute = 110;

/** How long a cue takes to say. */
export function spokenSeconds(text: string): number {
  return (text.trim().split(/\s+/).length * 60) / wordsPerMinute;
}
