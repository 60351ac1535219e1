import type { Stretch } from "../reading/find-phrases.ts";
import type { PromptWord } from "../reading/split-prompt.ts";
import { findInWords, number, readFigure } from "../reading/word-text.ts";

export interface PeopleCount extends Stretch {
  readonly people: number;
}

const kin =
  "wife|husband|partner|mum|mom|mam|dad|mother|father|son|daughter|girlfriend|boyfriend|fella|gf|bf|fiance|fiancee|flatmate|housemate|roommate|roomate|friend|mate|sister|brother|gran|nan|grandma|grandad|grandpa|kid|child|toddler|missus|hubby|spouse|sibling|twin|teenager|teen|boy|girl|other half";
const crowd =
  "people|person|pers|ppl|adult|grown ups?|grownup|kid|child|children|littlun|little one|wee one|pax|guy|toddler|dad|mum|mom|pensioner|senior|member|teen|teenager|boy|girl|lad|bloke|man|men|woman|women|guest|friend|housemate|flatmate|roommate|mate|scout|student|grandchildren|grandkid|mouth|eater|colleague|parent|cousin|brother|sister|son|daughter|husband|wife|hungry mouth";
const describing =
  "hungry|fussy|small|little|big|young|old|elderly|grown|growing|picky|skint|other|more|of my|of our";
/** How many a group without a number has, at a guess: two children, two parents. */
const groups: Readonly<Record<string, number>> = {
  parent: 2,
  kid: 2,
  children: 2,
  twin: 2,
  child: 2,
  girl: 2,
  boy: 2,
  friend: 2,
  grandchildren: 2,
  grandkid: 2,
  "in law": 2,
  littlun: 2,
};

/** "7 kid friendly dinners" and "for students: …" are about the food. */
const notPeople = "(?! (?:friendly|safe|sized?|proof|portion|meal|dinner|lunch|breakfast|snack|birthday))";
const one = `(?:my|the|our|his|her|their|a|an) (?:(?:${describing}) )*(?:${kin})${notPeople}`;
const many = `(?:my |the |our |us |his |her )?${number} (?:(?:${describing}) )*(?:${crowd})${notPeople}`;
const unnumbered = `(?:my|the|our) (?:(?:${describing}) )*(?:${Object.keys(groups).join("|")})${notPeople}`;
const us = `us ${number}|${number} of us`;
const self = "me|myself|i|ourselves";
const start = `(?:${many}|${us}|${one}|${unnumbered}|(?:${kin})(?= and (?:i|me|myself)(?: |$))|${self}|them|him|her)`;
const other = `(?:${many}|${us}|${one}|${unnumbered}|(?:${kin})|${self}|them|him|her|us)${notPeople}`;
const unit = "(?! (?:min|minute|hour|hr|day|week|night|meal|dinner|lunch|breakfast|snack|dish|recipe|g|kg))";
const named = "(?!(?:i|the|my|a|no|not|also|then|under|with|for|we)(?: |$))\\p{L}{3,}(?= [,.]|$)";
const next = `(?:(?: ,)? (?:and|plus|n) ${other}| , (?:${many}|${us}|${one}|${unnumbered}|${self}|them|us)${notPeople}| plus ${number}${unit}| ${number} (?:${crowd})${notPeople})`;
const chain = `(?<lead>(?:for|cooking for|feeding|feed|ive|i have|weve|we have|got|theres|there is) )?(?<!(?:give|sort|do|get|make|tell|show|send|find|let|help|suit|bring|build|need|want|like|please|with) )(?:(?<pair>(?<=for )me and ${named})|(?<first>${start})(?<rest>${next}*))`;
const term = `(?:${many}|${us}|${one}|${unnumbered}|${kin}|${self}|${number}|them|him|her|us)`;

/** Adds up people who are named one by one: "me and my three kids", "2 adults + 1 kid", "my husband and I". */
export function findPeopleCounts(words: readonly PromptWord[]): PeopleCount | null {
  for (const { from, to, groups: found } of findInWords(words, chain)) {
    if (found["pair"] !== undefined) return { people: 2, from, to };
    const lead = found["lead"]?.trim() ?? "";
    const terms = splitTerms(`${found["first"] ?? ""}${found["rest"] ?? ""}`);
    const people = countPeople(terms, lead);
    if (people !== null) return { people, from, to };
  }
  return null;
}

function splitTerms(text: string): string[] {
  return [...text.matchAll(new RegExp(`(?<= |^)${term}(?= |$)`, "gu"))].map(([found]) => found);
}

function countPeople(terms: readonly string[], lead: string): number | null {
  const isOpen = (each: string) => /^(?:them|us)$/.test(each);
  const counted = terms.filter((each) => !isOpen(each));
  const isSelf = (each: string) => /^(?:me|myself|i|ourselves)$/.test(each);
  const hasNumber = counted.some(
    (each) => /\d|\bone\b/.test(each) && /[a-z]{3}|us|of us/.test(each.replace("one", "")),
  );
  const hasSelf = counted.some(isSelf);
  const others = counted.filter((each) => !isSelf(each));
  if (counted.every((each) => /^(?:him|her)$/.test(each))) return null;
  const isMeant =
    hasNumber || (hasSelf && others.length > 0) || (others.length > 0 && lead.startsWith("for"));
  if (!isMeant) return null;
  const total = counted.reduce((sum, each) => sum + countTerm(each), 0);
  return /^(?:ive|i have)$/.test(lead) ? total + 1 : total;
}

function countTerm(text: string): number {
  const figure = new RegExp(`(?<= |^)${number}(?= |$)`).exec(text);
  if (figure !== null) return readFigure(figure[0]) ?? 1;
  const last = text.split(" ").at(-1) ?? "";
  // "My kid" and "my kids" are the same word here, so only words that are mostly used of several count as two.
  const isSeveral =
    /^(?:the|our|my) (?:\p{L}+ )?(?:kid|children|parent|twin|grandchildren|grandkid|littlun|friend)$/u.test(
      text,
    );
  return isSeveral ? (groups[last] ?? 1) : 1;
}
