/** A calm voice, including pauses between sentences. */
const wordsPerMinute = 110;

export function estimateSpokenSeconds(text: string): number {
  return (text.trim().split(/\s+/).length * 60) / wordsPerMinute;
}
