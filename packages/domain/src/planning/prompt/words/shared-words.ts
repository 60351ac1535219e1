import { listPhrases, listPhrasesByValue, type PhraseEntry } from "./phrase-entries.ts";

/** Why something is refused: by choice, because of an allergy, or because the person cannot do it. */
export type RefusalKind = "refusal" | "allergy" | "inability";

export type SharedMeaning =
  | { readonly facet: "refuse"; readonly value: RefusalKind }
  /** Refers to what stands before it: "nut allergy", "tomato-free". */
  | { readonly facet: "refuseBefore"; readonly value: RefusalKind }
  /** An idiom that means nothing to a plan: "no idea" refuses nothing. */
  | { readonly facet: "idiom"; readonly value: null };

const refusals: Readonly<Record<RefusalKind, string>> = {
  refusal: `no, not, nor, without, nothing, none, never, avoid, avoiding, skip, skipping, exclude, excluding,
    omit, except, except for, apart from, aside from, other than, rather than, instead of,
    anything but, everything but, all but, anything except, hate, hated, hating, detest, loathe,
    despise, dislike, disliked, dont, doesnt, didnt, wont, isnt, arent, havent, hasnt, aint,
    cant stand, cannot stand, can not stand, cant bear, cannot bear, cant face, leave out,
    leaving out, hold the, minus, sans, ditch, cut out, cutting out, cut down on, cutting down on,
    giving up, given up, gave up, gone off, been off, im off, sick of, tired of, bored of,
    bored with, fed up with, fed up of, had enough of, steer clear of, stay away from,
    keep away from, keep off, lay off, free of, free from, clear of, stop eating, stopped eating,
    forget, forget about, scared of, afraid of`,
  allergy: `allergic to, allergy to, alergic to, anaphylactic to, intolerant to, intolerant of,
    intolerance to, sensitive to, sensitivity to, react to, react badly to, reaction to`,
  inability: `cant, cannot, unable to, not able to, cant have, cant eat, cannot eat, cannot have, cant do,
    not allowed, not allowed to, shouldnt, mustnt, must not, should not, not supposed to`,
};

const backwardRefusals = {
  refusal: "free, is out, are out, off the menu, off limits, is a no no, is a no",
  allergy: `allergy, alergy, allergic, intolerance, intolerant, sensitivity, anaphylaxis, make me sick,
    make me ill, dont agree with me, doesnt agree with me, upset my stomach, send me to hospital,
    put me in hospital, land me in hospital, gives me hives, bring me out in a rash, make me bloated`,
} as const;

const idioms = `no idea, no clue, no problem, no worries, no matter, no preference, no rush, no hurry,
    no pressure, no doubt, no particular order, no fuss, no frills, no nonsense, no excuses,
    no thanks to, no time, not sure, not fussy, not fussed, not bothered, not picky, not only,
    not much time, not a lot of time, not long, not too bad, not so good, not great, not very well,
    not well, not feeling, not feeling great, not been feeling, not good at, not a great cook,
    not a good cook, not much of a cook, not urgent, why not, if not, or not, not to worry,
    nothing fancy, nothing special, nothing complicated, nothing too complicated, nothing too fancy,
    nothing much, nothing in particular, nothing else, dont mind, dont really mind, dont know,
    dont really know, dont care, dont worry, dont forget, dont think, dont have time,
    dont have much time, dont have a lot of time, dont have long, havent got long,
    havent got much time, havent got time, doesnt matter, doesnt have to be, didnt know, cant wait,
    cant decide, cant choose, cant think, cant be bothered, cant remember, cant get enough,
    cant get enough of, cant afford, cant cook, cant find, never mind, a bit, a bit of, a little bit,
    a little bit of, bit of, free range, free time, free evening, free day, never know,
    never say no to, wont say no to, no more ideas, would not mind, wouldnt mind, no need, dont need,
    never enough`;

export const sharedWords: readonly PhraseEntry<SharedMeaning>[] = [
  ...listPhrasesByValue(refusals, (value) => ({ facet: "refuse", value })),
  ...listPhrasesByValue(backwardRefusals, (value) => ({ facet: "refuseBefore", value })),
  ...listPhrases(idioms, { facet: "idiom", value: null }),
];
