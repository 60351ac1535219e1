/** An ingredient within a sentence: "Butter, unsalted" is "butter". */
export function nameInSentence(name: string): string {
  return name.replace(/,.*$/, "").toLowerCase();
}
