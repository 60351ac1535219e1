import type { MindfulnessGoal, Practice, TimeOfDay } from "../../calm/meditation.ts";
import { isWishedTag } from "../../food/health-tags.ts";
import { bodyAreas, type Muscle, type WorkoutType } from "../../movement/exercise.ts";
import type { ExerciseRequest, MealRequest, MeditationRequest } from "../prompt/requests.ts";
import { joinWithAnd, pluralise, toTitle } from "./plan-title.ts";
import { spellNumber } from "./spell-number.ts";
import type { Wish } from "./wishes.ts";

/** A wish as a name uses it; a wish that was relaxed is not among them. */
type NamedWish = Pick<Wish<never>, "name" | "id" | "words">;

const quickMinutes = 40;

/**
 * The name repeats the request ("Quick Italian Dinners For Two") and never promises an effect. It claims only the wishes
 * that the whole plan meets.
 */
export function nameMealPlan(request: MealRequest, size: number, wishes: readonly NamedWish[] = []): string {
  const { slots, diets, healthTags, maxMinutes, servings } = request;
  const isMet = (id: string) => wishes.some((wish) => wish.id === id);
  const nouns = slots.length > 0 && slots.length < 4 ? slots : ["meal"];
  const isUsedUp = request.useUpIngredientIds.length > 0;
  const foods = isMet("food") || isUsedUp ? request.wantedFoods.map(({ written }) => written) : [];
  const isGreen = foods.includes("greens");
  const food = joinWithAnd(foods.filter((each) => each !== "greens").slice(0, 2));
  const [without] = request.unwantedFoods.map(({ written }) => written);
  const describing = [
    ...(maxMinutes !== null && maxMinutes <= quickMinutes && isMet("maxMinutes") ? ["quick"] : []),
    ...(request.isCheap && isMet("cheap") ? ["cheap"] : []),
    ...(isGreen ? ["green"] : []),
    ...diets.slice(0, 2),
    ...healthTags
      .filter((tag) => !isWishedTag(tag) || isMet(`tag:${tag}`))
      .slice(0, 1)
      .map((tag) => (tag === "lighter-meal" ? "lighter" : tag.replace("pcos", "PCOS").replace("ibs", "IBS"))),
    ...wishes.filter(({ name }) => name === "cuisine").map(({ words }) => words),
    ...wishes.filter(({ name }) => name === "dish").map(({ words }) => words),
  ];
  const isPlain = describing.length === 0 && food === "" && slots.length === 0 && servings === null;
  return toTitle({
    size: request.count === null ? null : size,
    describing: isPlain ? ["varied"] : describing,
    noun: joinWithAnd(nouns.map((noun) => pluralise(noun, size))),
    tail: [
      ...(food === "" ? [] : [`with ${food}`]),
      ...(servings === null ? [] : [`for ${spellNumber(servings)}`]),
      ...(without === undefined
        ? []
        : [`${food !== "" && servings === null ? "and no" : "without"} ${without}`]),
    ],
  });
}

const exerciseNouns: Readonly<Record<WorkoutType, string>> = {
  strength: "strength exercise",
  cardio: "cardio workout",
  hiit: "HIIT workout",
  walking: "walk",
  running: "run",
  cycling: "ride",
  swimming: "swim",
  dance: "dance workout",
  yoga: "yoga exercise",
  pilates: "pilates exercise",
  "tai-chi": "tai chi exercise",
  mobility: "stretch",
  balance: "balance exercise",
  chair: "chair exercise",
};

/** The first group that contains all the wanted muscles gives the plan its word. */
const muscleGroups: readonly (readonly [name: string, muscles: readonly Muscle[]])[] = [
  ["arm", ["biceps", "triceps", "forearms"]],
  ["core", ["abdominals", "obliques", "deep-core", "pelvic-floor"]],
  [
    "leg",
    [
      "glutes",
      "quadriceps",
      "hamstrings",
      "calves",
      "shins",
      "inner-thighs",
      "outer-hips",
      "hip-flexors",
      "feet",
    ],
  ],
  ["back", ["upper-back", "lats", "lower-back"]],
  ["upper body", ["shoulders", "chest", "upper-back", "lats", "biceps", "triceps", "forearms", "neck"]],
];

export function nameExercisePlan(request: ExerciseRequest, size: number): string {
  const { workoutTypes, muscles, equipment, level, maxIntensity, maxMinutes } = request;
  const { limitations, noEquipment, noImpact } = request;
  const nouns =
    workoutTypes.length > 0 && workoutTypes.length < 3
      ? workoutTypes.map((type) => exerciseNouns[type])
      : ["exercise"];
  const group = muscleGroups.find(
    ([, members]) => muscles.length > 0 && muscles.every((muscle) => members.includes(muscle)),
  );
  const describing = [
    ...(maxIntensity === "light" ? ["gentle"] : []),
    ...(level === null ? [] : [level]),
    ...(maxMinutes !== null && maxMinutes <= 15 ? ["short"] : []),
    ...(noImpact ? ["low-impact"] : []),
    ...(noEquipment ? ["no-equipment"] : []),
    ...(group === undefined ? [] : [group[0]]),
    ...(equipment.length === 1 ? equipment.map((thing) => thing.replaceAll("-", " ").replace(/s$/, "")) : []),
  ];
  const sore = bodyAreas.filter((area) => limitations.includes(area));
  const isPlain = describing.length === 0 && workoutTypes.length === 0 && sore.length === 0;
  return toTitle({
    size: request.count === null ? null : size,
    describing: isPlain ? ["varied"] : describing,
    noun: joinWithAnd(nouns.map((noun) => pluralise(noun, size))),
    tail: [
      ...toSoreTail(sore.map((area) => area.replace("lower-", ""))),
      ...(limitations.includes("pregnancy") ? ["in pregnancy"] : []),
    ],
  });
}

function toSoreTail(sore: readonly string[]): string[] {
  const [only] = sore;
  return only === undefined || sore.length > 2
    ? []
    : [`for ${sore.map((area) => `a sore ${area}`).join(" and ")}`];
}

const practiceNouns: Readonly<Record<Practice, string>> = {
  "breath-awareness": "breath meditation",
  "paced-breathing": "breathing exercise",
  "body-scan": "body scan",
  "loving-kindness": "loving-kindness meditation",
  visualisation: "visualisation",
  "mantra-and-sound": "sound meditation",
  "mindful-movement": "moving meditation",
  "open-awareness": "open awareness meditation",
};

const timeWords: Readonly<Record<TimeOfDay, string>> = {
  morning: "morning",
  midday: "midday",
  evening: "evening",
  bedtime: "bedtime",
};

const goalTails: Readonly<Record<MindfulnessGoal, string>> = {
  "reduce-stress": "for stressful days",
  "sleep-better": "for the night",
  "sharpen-focus": "for focus",
  "lift-mood": "for low days",
  "ease-tension": "for tense days",
  "be-kinder-to-myself": "for self-kindness",
};

export function nameMeditationPlan(request: MeditationRequest, size: number): string {
  const { practices, timesOfDay, postures, maxMinutes, minMinutes, goals, experience } = request;
  const nouns =
    practices.length > 0 && practices.length < 3
      ? practices.map((practice) => practiceNouns[practice])
      : ["meditation"];
  const describing = [
    ...(maxMinutes !== null && maxMinutes <= 10 ? ["short"] : []),
    ...(minMinutes !== null && minMinutes >= 20 ? ["long"] : []),
    ...(timesOfDay.length === 1 ? timesOfDay.map((time) => timeWords[time]) : []),
    ...(postures.length === 1 && practices.length === 0 ? postures : []),
  ];
  const [goal] = goals;
  const isPlain =
    describing.length === 0 && practices.length === 0 && goal === undefined && experience !== "newcomer";
  return toTitle({
    size: request.count === null ? null : size,
    describing: isPlain ? ["quiet"] : describing,
    noun: joinWithAnd(nouns.map((noun) => pluralise(noun, size))),
    tail: [
      ...(experience === "newcomer" ? ["for beginners"] : []),
      ...(goal === undefined || experience === "newcomer" || timesOfDay.includes("bedtime")
        ? []
        : [goalTails[goal]]),
    ],
  });
}
