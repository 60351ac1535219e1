import type { Stretch } from "../reading/find-phrases.ts";
import type { PromptWord } from "../reading/split-prompt.ts";
import { findInWords, number } from "../reading/word-text.ts";
import { readAmounts } from "./read-amounts.ts";

const relation =
  "kid|child|children|son|daughter|boy|girl|toddler|baby|teen|teenager|mum|mom|dad|gran|nan|lady|woman|man|bloke|gentleman|parent|grandchildren";

/** Numbers that say something about the person or the world, never how many items a plan has. */
const patterns: readonly string[] = [
  // Ages: "a 75 year old", "im 45", "dad (81)", "kids under 5", "a teenager of sixteen".
  `${number} (?:year|yr|yo|month|week) old`,
  `${number} (?:yo|yr|year of age)`,
  "(?:aged?|turning|turned|nearly|almost) \\d+(?:(?: ,)? (?:(?:and|to) )?\\d+)*",
  "(?:were|we are) \\d{2} and \\d{2}",
  `(?:im|i am|she|he|whos|who is|is|hes|shes|youngest is|oldest is|eldest is) (?:now )?\\d+(?= [,.]|$| and | who )`,
  `(?<=(?:${relation}) (?:, )?)\\d+(?: (?:and|,) \\d+)*(?= [,.]|$)`,
  `(?<=(?:${relation}) )(?:of|under|over) \\d+`,
  "under (?:5|10|12)(?= plus| and my|s)",
  "(?:over|under) \\d+s",
  // Times and dates: "at 7 am", "6.30", "the 28th", "by Christmas 2009", "since 2009".
  "(?:at |till |until |by |after |before |around |round )?\\d+(?:\\.\\d+)?(?: (?:and|or) \\d+)? (?:am|pm|oclock)",
  "(?:at|till|until|by|after|before) \\d+(?:\\.\\d+)?(?= [,.]|$| so | and the )",
  "(?:since|in|from|until|till) (?:19|20)\\d\\d",
  // Weeks that lie ahead or behind: "in 16 weeks", "30 weeks pregnant", "week 2 of", "an 8 week programme".
  `in ${number} (?:week|month|day|wk)`,
  `${number} (?:week|wk|month)(?= (?:pregnant|ago|along|postpartum|post))`,
  "(?<=pregnant (?:, )?)\\d+ (?:week|wk)",
  "(?:week|wk|phase|size|number) \\d+(?! (?:breakfast|lunch|dinner))",
  "(?<=holiday \\. )\\d+ week",
  // Bodies and things: weights, heights, distances, energy, heat, stock, rounds, blood pressure.
  `\\d+(?:\\.\\d+)? (?:kg|kilo|lb|pound|stone|km|mile|metre|meter|ft|foot|feet|inch|cm|g|gram|ml|litre|cup|tin|can|bag|jar|packet|degree|percent|step|thousand|plant|pupil|second|sec|hz|rep|set|round|repeat|breath)(?: of)?`,
  "\\d+ over \\d+",
  `${number} (?:different )?(?:\\p{L}+ )?(?:ingredient|plant|cuisine|colour|color|pan|pot|tray|burner|ring|container|cell|course)`,
  `${number} (?:hour|hr) a (?:day|night)`,
  "(?:my|your|his|her|the|a) \\d+ (?:off|rest) day",
  "\\d+ x \\d+(?! (?:min|minute|hour|hr))",
  // Techniques named by numbers: "5-4-3-2-1", "1 to 10".
  "\\d+(?: to \\d+){2,}",
  "(?:count|counting)(?: \\w+)? \\d+ to \\d+",
];

/** Money is read for whether a plan should be cheap; it never counts items. */
const money = `\\d+(?:\\.\\d+)? (?:quid|dollar|buck|euro|nzd|pence|cent)`;

export function findOtherNumbers(words: readonly PromptWord[]): Stretch[] {
  const protein = readAmounts(words).filter(({ kind }) => kind === "protein");
  return [...patterns, money]
    .flatMap((pattern) => findInWords(words, pattern))
    .filter(({ from, to }) => !protein.some((amount) => from < amount.to && to > amount.from));
}
