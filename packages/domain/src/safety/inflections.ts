import type { Lexicon } from "./lexicon.ts";
import type { Meaning } from "./meanings.ts";

/** Ends of compound words that say what someone has against the food before them, in Germanic and other languages. */
const compoundEnds = [
  "allergie",
  "allergien",
  "allergi",
  "allergia",
  "allergiker",
  "allergikerin",
  "allergisch",
  "allergier",
  "unvertraglichkeit",
  "unvertraeglichkeit",
  "unvertraglich",
  "intoleranz",
  "intolerantie",
  "intoleran",
  "intoleranse",
  "intolerans",
  "intolerance",
  "frei",
  "freie",
  "vrij",
  "fri",
  "fria",
  "fritt",
  "free",
  "allergy",
  "allergic",
  "yliherkkyys",
  "allergiaa",
  "haltig",
  "haltige",
  "produkte",
  "produkter",
  "producten",
  "schmerzen",
  "schmerz",
  "beschwerden",
  "probleme",
  "verletzung",
  "operation",
  "pijn",
  "klachten",
  "smerter",
  "smerte",
  "smarta",
  "smartor",
  "ont",
  "kipu",
  "kivut",
  "kipua",
  "operasjon",
  "operatie",
  "vondt",
  "skada",
  "skade",
  "vamma",
] as const;

/** Letters that join the parts of a compound. */
const links = ["", "s", "n", "en", "e", "es"];

const prefixes = {
  arabic: ["وال", "بال", "لل", "ال", "و", "ب", "ل"],
  hebrew: ["וה", "מה", "ל", "ה", "ו", "ב", "מ", "ש", "כ"],
} as const;

/** The meanings of a word once a known ending or prefix is taken off. Empty if what is left is ordinary, null if unknown. */
export function findInflected(word: string, lexicon: Lexicon): readonly Meaning[] | null {
  for (const stem of listStems(word)) {
    const meanings = lexicon.find(stem);
    if (meanings !== undefined) return meanings;
    if (stem.length > 2 && lexicon.ordinary.has(stem) && !lexicon.ordinary.isEnglish(stem)) return [];
  }
  return null;
}

function* listStems(word: string): Iterable<string> {
  if (/\p{Script=Arabic}/u.test(word)) yield* stripPrefixes(word, prefixes.arabic);
  else if (/\p{Script=Hebrew}/u.test(word)) yield* stripPrefixes(word, prefixes.hebrew);
  else if (/[aou]e/.test(word)) yield word.replace(/([aou])e/g, "$1");
  for (const end of compoundEnds) {
    if (!word.endsWith(end) || word.length < end.length + 3) continue;
    const start = word.slice(0, -end.length);
    for (const link of links) {
      if (start.endsWith(link) && start.length > link.length + 2)
        yield start.slice(0, start.length - link.length);
    }
  }
}

function* stripPrefixes(word: string, known: readonly string[]): Iterable<string> {
  for (const prefix of known)
    if (word.startsWith(prefix) && word.length > prefix.length + 1) yield word.slice(prefix.length);
}
