import type { Limitation } from "../movement/limitations.ts";
import { limitationPhrases, timePhrases, weekPhrases } from "./limitation-phrases.ts";
import { type Chatter, createPhraseBook, readText, type TextReading } from "./phrase-book.ts";
import { saysNothing, smallTalk } from "./small-talk.ts";
import { splitWords } from "./words.ts";

export type MovementReading = TextReading<Limitation>;

const movementBook = createPhraseBook<Limitation>([
  ...weekPhrases.map((phrase) => [phrase, ["pregnancy"]] as const),
  ...timePhrases.map((phrase) => [phrase, []] as const),
  ...limitationPhrases.flatMap(([limitations, words]) =>
    words.split(", ").map((word) => [word, limitations] as const),
  ),
]);

export const movementSmallTalk: ReadonlySet<string> = new Set([
  ...smallTalk,
  ...splitWords(
    `left right side sides both upper lower front old new recent recently last week weeks month months day days long
    distance put up down goes gives way area part history minor major severe doctor orders bit play plays playing
    football rugby netball car hospital high low home going stair stairs use used june july may blood had have has
    having during after before morning night times time tip top shape sweet fiddle as well`,
  ),
]);

/** What is wrong, without saying where. */
export const ailments: ReadonlySet<string> = new Set(
  splitWords(
    `pain pains painful ache aches aching sore soreness hurt hurts hurting injury injuries injured problem problems issue
    issues trouble troubles weak weakness stiff stiffness tight tightness tender swollen swelling torn tear tore sprain
    sprained strain strained broken break broke fractured fracture dislocated operation operated op surgery replaced
    replacement reconstruction recovering recovery recovered rehab physio chronic acute limited limit limits limitation
    limitations restriction restrictions wear worn condition disease syndrome difficulty difficult hard unable able
    careful gentle gently pressure flare flares tendonitis tendinitis tendinopathy bursitis inflammation inflamed nerve
    trapped pinched muscle muscles ligament tendon bone bones suffered dodgy gammy crook stuffed munted buggered niggle
    niggly niggles twinge twinges clicks clicky click accident crash pulled twisted rolled`,
  ),
);

/** What a person does, or cannot do. */
export const acts: ReadonlySet<string> = new Set(
  splitWords(
    `range motion movement movements move moving mobility lift lifting bend bending twist twisting kneel kneeling run
    running jump jumping walk walking stand standing sit sitting heavy weight weights squat squats lunge lunges exercise
    exercises exercising work workout`,
  ),
);

const denials: ReadonlySet<string> = new Set(["no", "none", "nothing", "nope", "without"]);

/** "Pain when I jump" says nothing more beside a knee; alone it is a complaint that was not understood. */
const movementChatter: Chatter = {
  smallTalk: movementSmallTalk,
  tied: new Set([...ailments, ...acts]),
  denies: (words) =>
    words.some((word) => denials.has(word)) &&
    words.every((word) => movementSmallTalk.has(word) || ailments.has(word)),
};

export function readLimitations(text: string): MovementReading {
  if (saysNothing(text)) return { understood: [], notUnderstood: [] };
  return readText(text, movementBook, movementChatter);
}
