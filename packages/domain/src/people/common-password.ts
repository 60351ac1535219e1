/**
 * Whether attackers would try the password early: it is a common one, or becomes one without capitals, without digits
 * and signs around it, or with the letters that digits and signs stand for.
 */
export function isCommonPassword(password: string, common: ReadonlySet<string>): boolean {
  const lower = password.normalize("NFKC").toLowerCase();
  if (common.has(lower)) return true;
  return [trim(lower, /[^\p{L}\p{N}]/u), trim(lower, /\P{L}/u)].some(
    (core) =>
      core !== "" &&
      lower.length - core.length <= maxDecoration &&
      (common.has(core) || common.has(readAsLetters(core))),
  );
}

/** More characters around a word make the password hard to guess, however common the word is. */
const maxDecoration = 6;

/** Leaves out such characters at both ends. */
function trim(text: string, outer: RegExp): string {
  const characters = [...text];
  const first = characters.findIndex((character) => !outer.test(character));
  const last = characters.findLastIndex((character) => !outer.test(character));
  return first < 0 ? "" : characters.slice(first, last + 1).join("");
}

const letters: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

function readAsLetters(text: string): string {
  return [...text].map((character) => letters[character] ?? character).join("");
}
