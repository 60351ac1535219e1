import type { CatalogueExercise, Coach } from "@fernwell/catalogue/catalogue";
import type * as wire from "@fernwell/contract/catalogue";
import { doseToWire } from "@fernwell/contract/dose";
import type { WireSoundscape } from "@fernwell/contract/soundscapes";
import { listBreaths } from "@fernwell/domain/calm/breaths";
import { type Meditation, sounds } from "@fernwell/domain/calm/meditation";
import { type AllergenStatus, allergens } from "@fernwell/domain/food/allergens";
import type { DerivedMeal } from "@fernwell/domain/food/derived-meal";
import { minCoverage } from "@fernwell/domain/food/meal-facts";
import { type Nutrient, nutrients } from "@fernwell/domain/food/nutrients";
import type { ItemKind } from "@fernwell/domain/item-kind";
import { toAmericanText } from "@fernwell/domain/measures/american-text";
import type { Dose } from "@fernwell/domain/movement/exercise";

/** What ids are called on the screen. */
export interface Words {
  ingredient(id: string): string;
  exercise(id: string): string;
  option(list: wire.OptionListName, id: string): string;
}

/** Finds the files that were made for an entry. */
export type MediaFinder = (folder: MediaFolder, id: string) => EntryMedia;
export type MediaFolder = "meals" | "exercises" | "clips" | "meditations" | "sounds" | "loops" | "people";

/** Where the picture of each kind of item is. */
export const pictureFolders = {
  meal: "meals",
  exercise: "exercises",
  meditation: "meditations",
} as const satisfies Record<ItemKind, MediaFolder>;

export interface EntryMedia {
  /** The address of a file. Null if it has not been made. */
  address(file: string): string | null;
  /** The address of the picture. */
  readonly picture: string | null;
  readonly alt: string | null;
  readonly standIn: string | null;
}

function pictureWords({ alt, standIn }: EntryMedia) {
  return { image_alt: alt, image_stand_in: standIn };
}

/** What the card of something else, such as a plan, shows of an item. */
export function thumbnailToWire(
  { id, name }: { readonly id: string; readonly name: string },
  media: EntryMedia,
) {
  return { _id: id, title: name, image: media.picture, ...pictureWords(media) };
}

/** The fields that are the same for everyone; each response adds the personal ones. */
export function mealToWire(
  meal: DerivedMeal,
  words: Words,
  findMedia: MediaFinder,
): Omit<wire.Meal, "favorite"> {
  const media = findMedia(pictureFolders.meal, meal.id);
  return {
    _id: meal.id,
    meal_id: meal.id,
    meal_name: meal.name,
    meal_image: media.picture,
    ...pictureWords(media),
    description: meal.description,
    calories: Math.round(meal.nutrition.energyKcal.known),
    cooking_time: meal.minutes,
    is_cooking_time_changeable: meal.timeScales,
    no_of_servings: meal.servings,
    is_servings_changeable: meal.servingsScale,
    ingredients: meal.ingredients.map((line) => ({
      ingredient_id: line.ingredientId,
      name: words.ingredient(line.ingredientId),
      quantity: line.quantity,
      measurement: line.measurement,
      unit: "g",
      grams: line.grams,
      note: line.note,
      scales: line.scales,
    })),
    method: {
      steps: meal.steps.map(({ text, uses, wait }) => ({
        details: text,
        ingredients: uses.map(words.ingredient),
        minutes: wait?.minutes ?? null,
        timer: wait?.name ?? null,
      })),
    },
    cookware: [...meal.cookware],
    nutrition_information: nutritionToWire(meal),
    health_tags: meal.healthTags.map((tag) => words.option("health_tag", tag)),
    meal_type: meal.mealTypes.map((type) => words.option("meal_type", type)),
    dietary_tags: meal.diets.map((diet) => words.option("dietary_tag", diet)),
    allergens: {
      contains: allergensAt(meal, "contains"),
      may_contain: allergensAt(meal, "mayContain"),
      unknown: allergensAt(meal, "unknown"),
    },
    cuisine: meal.cuisine,
    cost: sentenceCase(meal.cost),
  };
}

/** What a cook reads. The lines keep their grams and millilitres, since servings change them. */
export function mealToAmerican<Meal extends Pick<wire.Meal, "ingredients" | "method" | "cookware">>(
  meal: Meal,
): Meal & { readonly measures: "american" } {
  return {
    ...meal,
    ingredients: meal.ingredients.map((line) => ({ ...line, note: line.note && toAmericanText(line.note) })),
    method: {
      steps: meal.method.steps.map((step) => ({ ...step, details: toAmericanText(step.details) })),
    },
    cookware: meal.cookware.map(toAmericanText),
    measures: "american",
  };
}

const nutrientWords: Readonly<Record<Nutrient, { name: string; unit: string; decimals: number }>> = {
  energyKcal: { name: "Energy", unit: "kcal", decimals: 0 },
  proteinGrams: { name: "Protein", unit: "g", decimals: 1 },
  fatGrams: { name: "Fat", unit: "g", decimals: 1 },
  saturatedFatGrams: { name: "Saturated fat", unit: "g", decimals: 1 },
  carbohydrateGrams: { name: "Carbohydrate", unit: "g", decimals: 1 },
  sugarsGrams: { name: "Sugars", unit: "g", decimals: 1 },
  fibreGrams: { name: "Fibre", unit: "g", decimals: 1 },
  sodiumMg: { name: "Sodium", unit: "mg", decimals: 0 },
  potassiumMg: { name: "Potassium", unit: "mg", decimals: 0 },
  calciumMg: { name: "Calcium", unit: "mg", decimals: 0 },
  ironMg: { name: "Iron", unit: "mg", decimals: 1 },
};

function nutritionToWire({ nutrition }: DerivedMeal): wire.Meal["nutrition_information"] {
  return nutrients
    .filter((nutrient) => nutrition[nutrient].coverage >= minCoverage)
    .map((nutrient) => {
      const { name, unit, decimals } = nutrientWords[nutrient];
      return { name, quantity: Number(nutrition[nutrient].known.toFixed(decimals)), unit };
    });
}

function allergensAt(meal: DerivedMeal, status: AllergenStatus): string[] {
  return allergens.filter((allergen) => meal.allergens[allergen] === status).map(sentenceCase);
}

export function exerciseToWire(
  exercise: CatalogueExercise,
  words: Words,
  findMedia: MediaFinder,
): Omit<wire.Exercise, "favorite"> {
  const [media, clip] = [findMedia(pictureFolders.exercise, exercise.id), findMedia("clips", exercise.id)];
  const sibling = (id: string | null) =>
    id === null ? null : { _id: id, exercise_name: words.exercise(id) };
  const classType = exercise.workoutTypes[0];
  return {
    _id: exercise.id,
    exercise_name: exercise.name,
    image_url: media.picture,
    ...pictureWords(media),
    description: exercise.description,
    class_type: classType === undefined ? "" : words.option("workout_type", classType),
    duration: exercise.minutes,
    trainer: [exercise.trainer],
    intensity: sentenceCase(exercise.intensity),
    equipment: exercise.equipment.map(sentenceCase),
    workout_video: clip.address("clip.mp4"),
    motion_url: clip.address("motion.svg"),
    body_map_url: clip.address("body-map.svg"),
    url: null,
    level: words.option("fitness_level", exercise.level),
    goals: exercise.goals.map((goal) => words.option("fitness_goal", goal)),
    dose: doseInWords(exercise.dose, exercise.minutes),
    dose_details: doseToWire(exercise.dose, exercise.minutes),
    muscles: {
      primary: exercise.muscles.primary.map(sentenceCase),
      secondary: exercise.muscles.secondary.map(sentenceCase),
    },
    steps: [...exercise.steps],
    cues: [...exercise.cues],
    mistakes: [...exercise.mistakes],
    easier: sibling(exercise.easier),
    harder: sibling(exercise.harder),
  };
}

function doseInWords(dose: Dose, minutes: number): string {
  switch (dose.kind) {
    case "sets":
      return `${times(dose.sets, "set")} of ${dose.reps}${each(dose)}${rest(dose)}`;
    case "holds":
      return `${times(dose.sets, "hold")} of ${dose.seconds} seconds${each(dose)}${rest(dose)}`;
    case "intervals":
      return `${dose.rounds} rounds: ${dose.workSeconds} seconds of work, ${dose.restSeconds} of rest`;
    case "steady":
      return `${minutes} minutes at a steady pace`;
  }
}

const times = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;
const each = ({ perSide }: { readonly perSide: boolean }) => (perSide ? " on each side" : "");
const rest = ({ restSeconds }: { readonly restSeconds: number }) =>
  restSeconds === 0 ? "" : `, ${restSeconds} seconds of rest`;

export function meditationToWire(
  meditation: Meditation,
  words: Words,
  findMedia: MediaFinder,
): Omit<wire.Meditation, "favorite"> {
  const [media, sound] = [
    findMedia(pictureFolders.meditation, meditation.id),
    findMedia("sounds", meditation.id),
  ];
  return {
    _id: meditation.id,
    name: meditation.name,
    image_url: media.picture,
    ...pictureWords(media),
    audio_url: sound.address("sound.m4a"),
    captions_url: sound.address("captions.vtt"),
    description: meditation.description,
    instructions: [...meditation.instructions],
    duration: meditation.minutes,
    practice: words.option("mindfulness_practice_type", meditation.practice),
    goals: meditation.goals.map((goal) => words.option("mindfulness_goal", goal)),
    time_of_day: meditation.timesOfDay.map((time) => words.option("mindfulness_time_of_day", time)),
    postures: meditation.postures.map(sentenceCase),
    experience: sentenceCase(meditation.experience),
    content_notes: meditation.contentNotes.map(sentenceCase),
    transcript: meditation.script.map(({ at, say }) => ({ at, say })),
    breaths: listBreaths(meditation).map(({ inAt, fullAt, outAt, emptyAt }) => ({
      in_at: inAt,
      full_at: fullAt,
      out_at: outAt,
      empty_at: emptyAt,
    })),
  };
}

export function soundscapesToWire(findMedia: MediaFinder): WireSoundscape[] {
  return sounds.flatMap((sound) => {
    const url = findMedia("loops", sound).address("sound.m4a");
    return url === null ? [] : [{ sound, name: sentenceCase(sound), url }];
  });
}

export function coachToWire(coach: Coach, findMedia: MediaFinder): wire.Coach {
  const media = findMedia("people", coach.id);
  return {
    _id: coach.id,
    name: coach.name,
    "Business Name": coach.businessName,
    image: media.picture,
    ...pictureWords(media),
    description: coach.description,
    email: coach.email,
    "Primary Phone": coach.phone,
    link: coach.link,
    qualification: coach.qualification,
    specialities: [...coach.specialities],
  };
}

/** "brazil-nut" becomes "Brazil nut". */
function sentenceCase(id: string): string {
  const words = id.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
