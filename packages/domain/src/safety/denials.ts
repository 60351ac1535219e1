import type { OrdinaryWords } from "./lexicon.ts";
import { saysNothing } from "./small-talk.ts";
import { listWords, type WordList } from "./word-list.ts";
import { isFigure, joinWords, splitWords } from "./words.ts";

/** Recognises texts that say that there is nothing to tell. */
export function createDenials(
  lists: readonly WordList[],
  denials: ReadonlySet<string>,
  isForeignAndOrdinary: (word: string) => boolean,
): Pick<OrdinaryWords, "isKnownDenial" | "deniesEverything"> {
  const nothing = new Set(listWords(lists, "none").map(joinWords));
  const isEmpty = (word: string) => emptyWords.has(word) || isFigure(word) || isForeignAndOrdinary(word);
  /** Whether a clause denies that there is anything to tell, adds nothing to that, or says something else. */
  function classify(clause: readonly string[]): "denial" | "filler" | "other" {
    // "No, I'm fine": the first word answers, and the rest counts.
    const words =
      interjections.has(clause[0] ?? "") && restarts.has(clause[1] ?? "") ? clause.slice(1) : clause;
    if (!words.every((word) => denials.has(word) || isEmpty(word) || wellWords.has(word))) return "other";
    const [denial = -1, ...furtherDenials] = listPlaces(words, denials);
    const isWell = words.some((word) => wellWords.has(word) || word === "everything");
    const complaints = listPlaces(words, complaintWords);
    if (denial === -1) {
      if (complaints.length > 0) return "other";
      return isWell || words.length < clause.length ? "denial" : "filler";
    }
    const person = words.findIndex((word, at) => at > denial && people.has(word));
    const isDenied = (at: number) => at > denial && (person === -1 || at < person);
    return furtherDenials.length === 0 && !isWell && complaints.every(isDenied) ? "denial" : "other";
  }
  return {
    isKnownDenial: (text, clauses) => saysNothing(text) || nothing.has(clauses.flat().join(" ")),
    deniesEverything(clauses) {
      const kinds = clauses
        .flatMap((words) => splitWhereJoined(words, denials))
        .map((words) => (nothing.has(words.join(" ")) ? "denial" : classify(words)));
      return kinds.some((kind) => kind === "denial") && kinds.every((kind) => kind !== "other");
    },
  };
}

/** Words that deny in any language, unless they are ordinary in English. */
export function listDenials(
  lists: readonly WordList[],
  isEnglishWord: (word: string) => boolean,
): ReadonlySet<string> {
  const foreign = listWords(lists, "denial").flatMap((word) => splitWords(word));
  return new Set([...englishDenials, ...foreign.filter((word) => !isEnglishWord(word))]);
}

function listPlaces(words: readonly string[], among: ReadonlySet<string>): number[] {
  return words.flatMap((word, at) => (among.has(word) ? [at] : []));
}

/** "No allergies and no dislikes" are two clauses, "no allergies or dislikes" is one. */
function splitWhereJoined(words: readonly string[], denials: ReadonlySet<string>): string[][] {
  const clauses: string[][] = [[]];
  words.forEach((word, at) => {
    const joinsDenial = joints.has(word) && denials.has(words[at + 1] ?? "");
    if (contrasts.has(word) || joinsDenial) clauses.push([]);
    else clauses.at(-1)?.push(word);
  });
  return clauses;
}

const englishDenials = splitWords(
  "no none nothing nope nah nil zero zilch nowt nada never not dont doesnt havent hasnt without",
);

/** Words of a text that says there is nothing to tell. */
const emptyWords: ReadonlySet<string> = new Set(
  splitWords(
    `i im ive me my have has had having got do does am is are there any anything all at of that the a an to know known aware think
    allergy allergies allergic allergen intolerance intolerances intolerant sensitivities food foods diet dietary dislike dislikes
    restriction restrictions requirement requirements limitation limitations injury injuries issue issues problem problems complaint
    complaints condition conditions concern concerns pain pains health medical physical special specific particular particularly
    really currently present moment right now yet so far luckily thankfully fortunately touch wood thanks thank you here for us in
    report mention speak declare add say else matter whatsoever kind sort serious major wrong real just very pretty quite fairly
    reasonably perfectly completely totally absolutely otherwise also feel feeling as fiddle tbh lol haha bro mate cheers x honestly
    ill god easy mind nkda nka nkfa fussy eat eats like likes love everything anything can remember me myself yo years old male female man woman young on zip physically and or nor n`,
  ),
);

const joints: ReadonlySet<string> = new Set(["and", "or", "nor"]);
const contrasts: ReadonlySet<string> = new Set(["but", "plus", "also"]);
const interjections: ReadonlySet<string> = new Set(["no", "nah", "nope"]);
/** What follows an interjection that answers. */
const restarts: ReadonlySet<string> = new Set(splitWords("i im my all everything thanks thank cheers we"));
/** After these a new statement begins. */
const people: ReadonlySet<string> = new Set(splitWords("i im my we"));

/** Words that say there is something to tell, unless they are denied. */
const complaintWords: ReadonlySet<string> = new Set(
  splitWords(
    `allergy allergies allergic allergen intolerance intolerances intolerant sensitivities dislike dislikes restriction restrictions
    requirement requirements limitation limitations injury injuries issue issues problem problems complaint complaints condition
    conditions concern concerns pain pains wrong serious major special specific particular`,
  ),
);

/** Words that say a person is well, unless they are turned round: "not fit". */
const wellWords: ReadonlySet<string> = new Set(
  splitWords("good fine fit healthy great perfect excellent strong able-bodied well ok okay"),
);
