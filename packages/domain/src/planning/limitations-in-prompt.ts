import type { Limitation } from "../movement/limitations.ts";
import { readLimitations } from "../safety/movement-vocabulary.ts";
import type { Understood } from "../safety/phrase-book.ts";
import { wordsIn } from "../safety/words.ts";
import { isNearlyRight } from "./find-phrases.ts";
import { isPlainWord } from "./plain-words.ts";
import type { PromptWord } from "./prompt-words.ts";

export interface FoundLimitation {
  readonly at: readonly number[];
  readonly limitations: readonly Limitation[];
}

/** Parts of the body and other words that are a limitation only beside a complaint: "legs" may be a wish. */
const needComplaint = new Set(
  `neck, trapezius, trap, shoulder, shoulder blade, scapula, deltoid, upper arm, arm, elbow, forearm, wrist, hand,
  thumb, finger, grip, knuckle, lower back, low back, back, upper back, mid back, spine, spinal, lumbar, thoracic, hip,
  groin, glute, hip flexor, adductor, pelvis, knee, kneecap, knee cap, hamstring, quad, quadricep, thigh, leg, ankle,
  foot, feet, heel, toe, big toe, arch, shin, calf, joint, balance, heart, lung, breathing, fall, falling, tummy muscle,
  disc, disk, cartilage, pelvic floor, achilles, valve, pop, ms, mi, oxygen`
    .split(",")
    .map((phrase) => wordsIn(phrase).join(" ")),
);

/** A wish for exercise on a chair, which is read as such; and "20 weeks", which may be any time. */
const neverLimits = [
  /^\d+ (?:week|wks)$|^due in$/,
  /^(?:only )?(?:in|from) a chair$|^chair (?:exercise|only|based|exercise only)$/,
  /^seated(?: only)?$|^(?:done )?sitting(?: only| down)?$/,
];

/** Getting to the floor is a limitation only where it is said to be hard. */
const inabilities = new Set(
  `cant cannot no not without nothing avoid dont unable hard struggle struggling trouble difficult difficulty never wont
  hate`.split(/\s+/),
);

/** Where a new thought begins, and with it another part of the body. */
const joints = new Set(
  "but so with for that because which then need want id what please without while".split(" "),
);
const joinsAThought = new Set("i id im want need would".split(" "));

/** What a prompt says that somebody cannot do, each with where it says it. */
export function findLimitations(
  words: readonly PromptWord[],
  isComplaint: (at: number) => boolean,
  isRead: (at: number) => boolean,
): FoundLimitation[] {
  return piecesOf(words).flatMap((piece) => {
    const start = piece[0] ?? 0;
    const around = words[start]?.gap === "space" ? [start - 1, ...piece] : piece;
    const hasComplaint = around.some(isComplaint);
    const hasInability = around.some((at) => inabilities.has(words[at]?.word ?? ""));
    const text = piece.map((at) => words[at]?.written ?? "").join(" ");
    return readLimitations(text).understood.flatMap((found) => {
      const at = placesOf(found.text, piece, words);
      const isMeant =
        (!found.isGuess || (isLikely(found.text) && !at.some(isRead))) &&
        (hasComplaint || !needComplaint.has(found.text)) &&
        (hasInability || !isOnlyTheFloor(found)) &&
        !isSomethingElse(found.text, words[(at.at(-1) ?? 0) + 1]);
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

/** "I can't stand burpees" is no trouble with standing, and whoever expects miracles expects no baby. */
function isSomethingElse(text: string, next: PromptWord | undefined): boolean {
  if (neverLimits.some((pattern) => pattern.test(text))) return true;
  const after = next === undefined || next.gap !== "space" ? "" : next.word;
  if (/^(?:cant|cannot) stand$/.test(text))
    return !/^(?:|for|up|long|or|very|on|and|at|unaided|without)$/.test(after);
  return (
    text === "expecting" && /^(?:to|much|too|that|it|you|anything|something|result|miracle|any)$/.test(after)
  );
}

const afterBirth: readonly Limitation[] = ["weak-pelvic-floor"];

/** "After having a baby" the pregnancy is over. */
function isAfterBirth(text: string, ...before: readonly (PromptWord | undefined)[]): boolean {
  return /\bbaby$/.test(text) && before.some((word) => /^(?:after|since|from)$/.test(word?.word ?? ""));
}

/** Words that are worth a guess; prose is full of others that are a letter or two away from some ailment. */
const worthGuessing = wordsIn(
  `pregnant pregnancy asthma asthmatic arthritis arthritic osteoarthritis osteoporosis osteopenia sciatica sciatic
  scoliosis shoulder elbow wrist ankle knee achilles meniscus cruciate ligament plantar fasciitis rotator carpal tunnel
  hernia herniated slipped prolapse pelvic pressure hypertension angina pacemaker arrhythmia vertigo dizzy dizziness
  unsteady wobbly balance wheelchair paraplegic incontinence diastasis caesarean postnatal postpartum emphysema
  bronchitis breathless parkinsons epilepsy neuropathy`,
);

function isLikely(text: string): boolean {
  const isNear = (word: string) =>
    worthGuessing.some((known) => known === word || isNearlyRight(word, known));
  return text.split(" ").every((word) => !isPlainWord(word) && isNear(word));
}

function placesOf(text: string, piece: readonly number[], words: readonly PromptWord[]): number[] {
  const length = text.split(" ").length;
  for (let index = 0; index + length <= piece.length; index += 1) {
    const window = piece.slice(index, index + length);
    if (window.map((at) => wordsIn(words[at]?.written ?? "").join(" ")).join(" ") === text) return window;
  }
  return [];
}

/** A prompt by its thoughts: a complaint in one says nothing of the parts of the body in another. */
function piecesOf(words: readonly PromptWord[]): number[][] {
  const pieces: number[][] = [];
  words.forEach(({ word, gap }, at) => {
    const isJoint = joints.has(word) || (word === "and" && joinsAThought.has(words[at + 1]?.word ?? ""));
    if (gap !== "space" || isJoint || pieces.length === 0) pieces.push([]);
    pieces.at(-1)?.push(at);
  });
  return pieces;
}
