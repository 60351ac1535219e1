import { finishSteps, type Steps } from "../steps.ts";
import { createDenials, listDenials } from "./denials.ts";
import { bodyParts, foodDescriptions, foodForms, foodWords, limitationWords } from "./describing-words.ts";
import type { OrdinaryWords } from "./lexicon.ts";
import { acts, ailments, movementSmallTalk } from "./movement-vocabulary.ts";
import { smallTalk } from "./small-talk.ts";
import { getLanguage, isEnglish, listMisspellings, listWords, type WordList } from "./word-list.ts";
import { isFigure, splitWords } from "./words.ts";

/** What a text is about decides which of its words may be passed over. */
export type Subject = "food" | "movement";

export function createOrdinaryWords(lists: readonly WordList[], subject: Subject): OrdinaryWords {
  return finishSteps(buildOrdinaryWords(lists, subject));
}

export function* buildOrdinaryWords(lists: readonly WordList[], subject: Subject): Steps<OrdinaryWords> {
  const englishLists = lists.filter(isEnglish);
  const foreignLists = lists.filter((list) => !isEnglish(list));
  const plainWords = new Set([...smallTalk, ...toWords(listWords(englishLists, "ordinary"))]);
  yield;
  const misspelt = listMisspellings(englishLists)
    .filter(({ correct }) => plainWords.has(correct))
    .flatMap(({ wrong }) => toWords(wrong));
  const englishWords = new Set([...plainWords, ...misspelt]);
  const listBodyWords = (target: string) =>
    subject === "food" ? [] : toWords(listWords(englishLists, target));
  const complaintTalk = new Set(listBodyWords("beside a complaint"));
  const bodyWords = new Set(listBodyWords("about the body"));
  const isDescription = (word: string) =>
    subject === "food" && (foodDescriptions.has(word) || foodForms.has(word));
  const isBodyPart = (word: string) => subject === "movement" && bodyParts.has(word);
  const isPassedOver = (word: string) =>
    subject === "movement" && (smallTalk.has(word) || (movementSmallTalk.has(word) && !acts.has(word)));
  const denials = listDenials(lists, (word) => englishWords.has(word));
  yield;
  const languages = new Map<string, Set<string>>();
  for (const list of foreignLists) {
    for (const word of toWords([...listWords([list], "ordinary"), ...listWords([list], "denial")])) {
      languages.set(word, (languages.get(word) ?? new Set()).add(getLanguage(list)));
    }
    yield;
  }
  return {
    has: (word) =>
      isPassedOver(word) ||
      (!bodyWords.has(word) &&
        !isBodyPart(word) &&
        !isDescription(word) &&
        (englishWords.has(word) || languages.has(word) || denials.has(word) || isFigure(word))),
    findTie(word) {
      if (isDescription(word)) return foodForms.has(word) ? "clause" : "text";
      if (subject === "food") return limitationWords.has(word) && !englishWords.has(word) ? "text" : null;
      if (isPassedOver(word)) return null;
      if (isBodyPart(word)) return "clause";
      if (bodyWords.has(word) && !complaintTalk.has(word) && !ailments.has(word) && !acts.has(word))
        return "clause";
      const isTied = bodyWords.has(word) || complaintTalk.has(word) || ailments.has(word) || acts.has(word);
      return isTied || (foodWords.has(word) && !englishWords.has(word)) ? "text" : null;
    },
    isEnglish: (word) => englishWords.has(word),
    ...createDenials(lists, denials, (word) => languages.has(word) && !englishWords.has(word)),
    languages,
  };
}

function toWords(phrases: readonly string[]): string[] {
  return phrases.flatMap((phrase) => splitWords(phrase));
}
