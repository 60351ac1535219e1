import { allergenWords } from "./allergen-words.ts";
import { foodFamilies } from "./food-families.ts";
import { foodHeads } from "./food-heads.ts";
import { limitationPhrases } from "./limitation-phrases.ts";
import { splitWords } from "./words.ts";

/** How a food tastes, looks, is cooked or served, and where it is felt. Passed over beside a food that is understood. */
export const foodDescriptions: ReadonlySet<string> = new Set(
  splitWords(
    `veg vegetable veggie bone baked boiled fried scrambled poached roasted roast grilled steamed raw cooked undercooked overcooked bitter sweet sour salty
    savoury savory slimy chewy crunchy mushy soggy watery chalky metallic fishy gamey briny bony curdy smelly stinky greasy oily lumpy
    stringy rubbery creamy skin leaf chunk bit piece fuzz mash mashed garnish colour color coloured colored unsalted salted dry dried
    red white green brown pink dark light yellow black purple english french japanese thai dutch indian chinese mexican italian greek
    spanish german fillet yolk top vitamin capsule pill supplement enzyme animal religious unclean orthodox catholic muslim christian
    stalk stick bulb husk peel rind pith seedless shell whole half mixed wild farmed tinned canned frozen fresh ripe unripe strong mild
    hot cold warm slice side breakfast lunch dinner supper tongue mouth face gut throat lip sinus chest jaw balloon deathly family
    mood weather jar can tin box freezer fridge copper folic iron marsh tick star soil smith ish net smoothie takeaway restaurant
    version versions finned shellfree seperated separated colicky fatty flush puff lone gobble systemic deficiency stricture multi
    sushi wrapper pure natural organic book bakery yak form alone flavour flavor flavoured flavored`,
  ),
);

/** These may stand for more than we know, so they are passed over only in the clause of a food that is understood. */
export const foodForms: ReadonlySet<string> = new Set(
  splitWords(
    `powder powdered paste sauce juice syrup crumb spread shake soup stew salad dressing sandwich burger chip condiment aged fermented
    refined smoked pickled cured processed extract flake snack bar topping filling crust starter dessert pudding ready diet flesh
    fat saturated hydrolysate protein isolate`,
  ),
);

/** Parts of the body that no limitation covers. Beside another complaint they are a complaint of their own. */
export const bodyParts: ReadonlySet<string> = new Set(
  splitWords(
    `abdomen abdominal artery bladder bowel brain breast chest colon ear ears eardrum eye eyes face gut guts head intestine jaw kidney
    liver lung mouth nose nerve rib ribs ribcage skin skull sternum stomach testicle throat tongue tooth teeth tummy vein womb uterus
    ovary prostate spleen thyroid vagina penis belly buttock bum sinus tonsil lymph`,
  ),
);

const wordsForAllergens: ReadonlySet<string> = new Set(
  allergenWords.flatMap(([, words]) => splitWords(words)),
);

function isAllergenWord(word: string): boolean {
  return wordsForAllergens.has(word);
}

/** A food in a text about the body, unless it is an allergen, and a body part in one about food, say nothing beside what is understood. */
export const foodWords: ReadonlySet<string> = new Set(
  [...foodFamilies.map(({ words }) => words), ...foodHeads]
    .flatMap((words) => splitWords(words))
    .filter((word) => !isAllergenWord(word)),
);

export const limitationWords: ReadonlySet<string> = new Set(
  limitationPhrases.flatMap(([, words]) => splitWords(words)),
);
