import { splitWords } from "./words.ts";

/** Words around the meaning of a text that mean nothing themselves. */
export const smallTalk: ReadonlySet<string> = new Set(
  splitWords(
    `i im i'm ive i've am is are was be been being a an the my me mine we our he she it its this that these those them they
    have has had having got get gets do does did dont don't can cant can't cannot could would wont won't will shall should
    must may might to of for from in on at by with without since when while if as so very really quite just only also too
    please thanks no not none nor never any anything all every everything some something sort kind kinds type types
    allergic allergy allergies allergen allergens alergic alergy intolerance intolerances intolerant sensitive sensitivity
    sensitivities reaction reactions anaphylaxis anaphylactic severe severely mild mildly bad badly terrible strong slight
    life threatening deadly dangerous carry epipen epi pen diagnosed diagnosis doctor gp says said told suffer suffering
    avoid avoiding avoids eat eating eats ate drink drinking taste tasting hate hates dislike dislikes disliked like
    love loves fan into stand prefer rather enjoy products product foods food things thing stuff items dishes dish meals
    meal ingredients ingredient traces trace containing contain contains contained made raw cooked fresh frozen dried
    tinned canned form forms such eg ie etc e g i e especially mainly mostly particularly usually sometimes always often
    lots lot much many more less few little bit about around years year old months ago since child childhood born free
    due because but though however else other others another both either each own than then there here now
    n a nil known yes ok okay think believe know nothing nope fussy fit healthy health anywhere
    obviously nowt nah nada zilch zip easy come comes mind single report hubby partner makes make making sick ill unwell feel feeling feels upset
    stomach tummy rash hives itchy swelling swell throat mouth breaks break out skin
    u ur pls plz hi hello note one two three four five`,
  ),
);

/** Texts that say that there is nothing to exclude. */
const nothing =
  /^(none|no|nope|nil|nothing|n ?\/? ?a|na|not applicable|not really|not that i know( of)?|no known|nil known|nka|nkda|no (known )?(food )?(allerg(y|ies)|intolerances?|dislikes?|limitations?|injur(y|ies)|issues?|problems?|restrictions?)|none( that i know of)?|nothing (really|specific|in particular|at all)|i (eat|like) (everything|anything)|all good|healthy|i'?m (fine|healthy|fit)|fine|no thanks?|-+|\.+|x|0)[\s.!]*$/i;

export function saysNothing(text: string): boolean {
  return text.trim() === "" || nothing.test(text.trim());
}
