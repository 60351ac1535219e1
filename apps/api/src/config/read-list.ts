/** The parts of a variable that are separated by commas. */
export function readList(text: string | undefined): string[] {
  return (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
