import type { Limitation } from "../../../movement/limitations.ts";
import { readLimitations } from "../../../safety/movement-vocabulary.ts";
import type { Understood } from "../../../safety/phrase-book.ts";
import { splitWords } from "../../../safety/words.ts";
import { isNearlyRight } from "../reading/find-phrases.ts";
import { findPlaces } from "../reading/find-places.ts";
import type { PromptWord } from "../reading/split-prompt.ts";
import { isPlainWord } from "../words/plain-words.ts";

export interface FoundLimitation {
  readonly at: readonly number[];
  readonly limitations: readonly Limitation[];
}

/** Words that are a limitation only next to a complaint: "legs" alone may be a wish. */
const needComplaint = new Set(
  `neck, trapezius, trap, shoulder, shoulder blade, scapula, deltoid, upper arm, arm, elbow, forearm, wrist, hand,
  thumb, finger, grip, knuckle, lower back, low back, back, upper back, mid back, spine, spinal, lumbar, thoracic, hip,
  groin, glute, hip flexor, adductor, pelvis, knee, kneecap, knee cap, hamstring, quad, quadricep, thigh, leg, ankle,
  foot, feet, heel, toe, big toe, arch, shin, calf, joint, balance, heart, lung, breathing, fall, falling, tummy muscle,
  disc, disk, cartilage, pelvic floor, achilles, valve, pop, ms, mi, oxygen, bicep, tricep, bicep tendon, pec, pectoral, hammy, tibia, fibula, femur,
  behind my back, reach behind, reaching behind, reach behind my back, rhomboid, between my shoulder blades,
  between the shoulder blades`
    .split(",")
    .map((phrase) => splitWords(phrase).join(" ")),
);

/** A wish for chair exercise is read elsewhere, and "20 weeks" may be any time. */
const neverLimits = [
  /^\d+ (?:week|wks)$|^due in$/,
  /^(?:only )?(?:in|from) a chair$|^chair (?:exercise|workout|only|based|exercise only)$/,
  /^(?:only )?seated(?: exercise)?(?: only)?$|^(?:done )?sitting(?: only| down)?$/,
];

/** Getting to the floor is a limitation only if the prompt says that it is hard. */
const inabilities = new Set(
  `cant cannot no not without nothing avoid dont unable hard struggle struggling trouble difficult difficulty never wont
  hate`.split(/\s+/),
);

/** Words that start a new clause. */
const clauseWords = new Set(
  "but so with for that because which then need want id what please without while".split(" "),
);
const clauseWordsAfterAnd = new Set("i id im want need would".split(" "));

/** Finds limitations in a prompt, each with its place. */
export function findLimitations(
  words: readonly PromptWord[],
  isComplaint: (at: number) => boolean,
  isRead: (at: number) => boolean,
): FoundLimitation[] {
  return splitClauses(words).flatMap((clause) => {
    const start = clause[0] ?? 0;
    const around = words[start]?.gap === "space" ? [start - 1, ...clause] : clause;
    const hasComplaint = around.some(isComplaint);
    const hasInability = around.some((at) => inabilities.has(words[at]?.word ?? ""));
    const text = clause.map((at) => words[at]?.written ?? "").join(" ");
    return readLimitations(text).understood.flatMap((found) => {
      const at = findPlaces(found.text, clause, (place) => splitWords(words[place]?.written ?? "").join(" "));
      const isMeant =
        (!found.isGuess || (isLikely(found.text) && !at.some(isRead))) &&
        (hasComplaint || !needComplaint.has(found.text)) &&
        (hasInability || !isOnlyTheFloor(found)) &&
        !isOtherMeaning(found.text, words[(at.at(-1) ?? 0) + 1]);
      return isMeant
        ? [
            {
              at,
              limitations: isAfterBirth(found.text, words[start - 1], words[(at[0] ?? 0) - 1])
                ? afterBirth
                : found.meanings,
            },
          ]
        : [];
    });
  });
}

function isOnlyTheFloor({ meanings }: Understood<Limitation>): boolean {
  return meanings.every((limitation) => limitation === "cannot-get-to-the-floor");
}

/** "I can't stand burpees" is not about standing, and "expecting miracles" is not about a baby. */
function isOtherMeaning(text: string, next: PromptWord | undefined): boolean {
  if (neverLimits.some((pattern) => pattern.test(text))) return true;
  const after = next === undefined || next.gap !== "space" ? "" : next.word;
  if (/^(?:cant|cannot) stand$/.test(text))
    return !/^(?:|for|up|long|or|very|on|and|at|unaided|without)$/.test(after);
  return (
    text === "expecting" && /^(?:to|much|too|that|it|you|anything|something|result|miracle|any)$/.test(after)
  );
}

const afterBirth: readonly Limitation[] = ["weak-pelvic-floor"];

/** "After having a baby" means that the pregnancy is over. */
function isAfterBirth(text: string, ...before: readonly (PromptWord | undefined)[]): boolean {
  return /\bbaby$/.test(text) && before.some((word) => /^(?:after|since|from)$/.test(word?.word ?? ""));
}

/** Only misspellings of these are corrected. Many ordinary words are a letter or two away from some ailment. */
const correctable = splitWords(
  `pregnant pregnancy asthma asthmatic arthritis arthritic osteoarthritis osteoporosis osteopenia sciatica sciatic
  scoliosis shoulder elbow wrist ankle knee achilles meniscus cruciate ligament plantar fasciitis rotator carpal tunnel
  hernia herniated slipped prolapse pelvic pressure hypertension angina pacemaker arrhythmia vertigo dizzy dizziness
  unsteady wobbly balance wheelchair paraplegic incontinence diastasis caesarean postnatal postpartum emphysema
  bronchitis breathless parkinsons epilepsy neuropathy`,
);

function isLikely(text: string): boolean {
  const isNear = (word: string) => correctable.some((known) => known === word || isNearlyRight(word, known));
  return text.split(" ").every((word) => !isPlainWord(word) && isNear(word));
}

/** A complaint in one clause says nothing about body parts in another. */
function splitClauses(words: readonly PromptWord[]): number[][] {
  const clauses: number[][] = [];
  words.forEach(({ word, gap }, at) => {
    const startsClause =
      clauseWords.has(word) || (word === "and" && clauseWordsAfterAnd.has(words[at + 1]?.word ?? ""));
    if (gap !== "space" || startsClause || clauses.length === 0) clauses.push([]);
    clauses.at(-1)?.push(at);
  });
  return clauses;
}
