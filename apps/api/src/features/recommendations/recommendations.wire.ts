import type { Reason } from "@fernwell/domain/recommend/weights";
import type { Gated, HiddenCause } from "@fernwell/domain/safety/gate-all";
import type { Words } from "../catalogue/catalogue.types.ts";

export interface ReasonWords {
  readonly words: Words;
  readonly figures: { readonly minutes: number; readonly kcal: number };
}

/** A reason as the person reads it. */
export function reasonInWords(reason: Reason, { words, figures }: ReasonWords): string {
  switch (reason.kind) {
    case "meal-type":
      return `For ${words.option("meal_type", reason.id).toLowerCase()}`;
    case "diet":
      return words.option("dietary_tag", reason.id);
    case "health-tag":
      return words.option("health_tag", reason.id);
    case "workout-type":
      return words.option("workout_type", reason.id);
    case "fitness-goal":
      return `For your goal: ${words.option("fitness_goal", reason.id).toLowerCase()}`;
    case "practice":
      return words.option("mindfulness_practice_type", reason.id);
    case "mindfulness-goal":
      return `For your goal: ${words.option("mindfulness_goal", reason.id).toLowerCase()}`;
    case "time-of-day":
      return `Fits the ${words.option("mindfulness_time_of_day", reason.id).toLowerCase()}`;
    case "fine-for":
      return easyOn[reason.limitation];
    case "quick":
      return `Ready in ${figures.minutes} minutes`;
    case "lighter":
      return `Lighter, at about ${Math.round(figures.kcal / 10) * 10} kcal`;
    case "wholesome":
      return "A wholesome choice";
    case "few-ingredients":
      return "Few ingredients";
    case "feast":
      return "A treat to cook";
    case "level":
      return "At your level";
    case "brief":
      return `Only ${figures.minutes} minutes`;
    case "gentle":
      return "Gentle to begin with";
    case "newcomer":
      return "Good for beginners";
    case "duration":
      return `${figures.minutes} minutes, as you like it`;
  }
}

const easyOn: Readonly<Record<Extract<Reason, { kind: "fine-for" }>["limitation"], string>> = {
  neck: "Easy on your neck",
  shoulder: "Easy on your shoulders",
  elbow: "Easy on your elbows",
  wrist: "Easy on your wrists",
  "lower-back": "Easy on your back",
  hip: "Easy on your hips",
  knee: "Easy on your knees",
  ankle: "Easy on your ankles",
  pregnancy: "Fine in pregnancy",
  "high-blood-pressure": "Fine with high blood pressure",
  "heart-condition": "Calm for your heart",
  osteoporosis: "Kind to your bones",
  "unsteady-balance": "Steady on your feet",
  "breathing-difficulty": "Easy on your breath",
  "weak-pelvic-floor": "Kind to your pelvic floor",
  "stays-seated": "Done sitting down",
  "cannot-get-to-the-floor": "No getting down to the floor",
};

export function hiddenToWire(hidden: Gated["hidden"], words: Words) {
  return {
    total: hidden.reduce((sum, { count }) => sum + count, 0),
    causes: hidden.map(({ cause, count }) => ({ cause: causeInWords(cause, count, words), count })),
  };
}

/** What is said after the count: 1 contains milk, 14 contain milk. */
function causeInWords(cause: HiddenCause, count: number, words: Words): string {
  const [contain, carry, are, need] =
    count === 1 ? ["contains", "carries", "is", "needs"] : ["contain", "carry", "are", "need"];
  switch (cause.kind) {
    case "allergen":
      return `${contain} ${cause.allergen.replaceAll("-", " ")}, or may`;
    case "allergic-food":
      return `${contain} a food you cannot have`;
    case "disliked":
      return `${contain} something you dislike`;
    case "name":
      return `${carry} a name you told us to avoid`;
    case "diet":
      return `${are} not ${words.option("dietary_tag", cause.diet).toLowerCase()}`;
    case "limitation":
      return `${are} not advised with what you told us: ${cause.limitation.replaceAll("-", " ")}`;
    case "too-hard":
      return `${are} hard, and you are under 18`;
    case "not-gentle":
      return `${are} not gentle enough to be sure`;
    case "equipment":
      return `${need} equipment`;
  }
}
