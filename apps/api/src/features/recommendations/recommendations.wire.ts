import type { OutputOf } from "@fernwell/contract/endpoint";
import type * as contract from "@fernwell/contract/recommendations";
import type { ItemByKind, ItemKind } from "@fernwell/domain/item-kind";
import type { Ranked } from "@fernwell/domain/recommend/rank";
import type { Reason } from "@fernwell/domain/recommend/weights";
import type { Gated, HiddenCause } from "@fernwell/domain/safety/gate";
import { Serialised } from "../../platform/http/serialised.ts";
import { keepRecent } from "../../platform/recent-values.ts";
import type { Snapshot, Words } from "../catalogue/catalogue.types.ts";
import { writeInSentence } from "../items/items.service.ts";
import type { PersonalRanking } from "./recommendations.types.ts";

interface RecommendationOutputs {
  readonly meal: OutputOf<typeof contract.recommendMeals>;
  readonly exercise: OutputOf<typeof contract.recommendExercises>;
  readonly meditation: OutputOf<typeof contract.recommendMeditations>;
}

interface RecommendationPage<Kind extends ItemKind> extends PersonalRanking<Kind> {
  readonly ranked: readonly Ranked[];
  readonly favourites: ReadonlySet<string>;
}

type Hidden = Gated<unknown>["hidden"];

/** Shows only what the gate has let through: it alone finds the items. Joins bytes, since writing JSON costs far more. */
export function recommendationsToWire<Kind extends ItemKind>(
  snapshot: Snapshot,
  kind: Kind,
  { ranked, findItemAt, ranking, hidden, hiddenCount, favourites }: RecommendationPage<Kind>,
): Serialised<RecommendationOutputs[Kind]> {
  const { words } = snapshot;
  const parts: Buffer[] = [json.page];
  for (const { position, reasons } of ranked) {
    const item = findItemAt(position);
    if (item === null) continue;
    const figures = { minutes: item.minutes, kcal: countKcal[kind](item) };
    const sentences = reasons.map((reason) => describeReason(reason, words, figures));
    if (parts.length > 1) parts.push(json.comma);
    parts.push(snapshot.getBody(item, "card"), closeItem(favourites.has(item.id), sentences));
  }
  const metadata = { otherCount: ranking.total, hidden: hiddenToWire(hidden, hiddenCount, words) };
  parts.push(json.metadata, Buffer.from(JSON.stringify(metadata)), json.endOfPage);
  return Serialised.bytes(Buffer.concat(parts));
}

const json = {
  page: Buffer.from('{"data":['),
  comma: Buffer.from(","),
  metadata: Buffer.from('],"metadata":'),
  endOfPage: Buffer.from("}"),
} as const;

/** There are a few thousand pairs of sentences in all. Joining them anew would cost more than all else on the page. */
const endsOfItems = keepRecent<Buffer>(4_000);

/** The personal fields that end an item. */
function closeItem(favorite: boolean, reasons: readonly string[]): Buffer {
  const key = `${favorite ? 1 : 0}${reasons.join("\n")}`;
  const known = endsOfItems.get(key);
  if (known !== undefined) return known;
  const bytes = Buffer.from(`,${JSON.stringify({ favorite, reasons }).slice(1)}`);
  endsOfItems.set(key, bytes);
  return bytes;
}

const countKcal: { readonly [Kind in ItemKind]: (item: ItemByKind[Kind]) => number } = {
  meal: ({ nutrition }) => nutrition.energyKcal.known,
  exercise: () => 0,
  meditation: () => 0,
};

interface Figures {
  readonly minutes: number;
  readonly kcal: number;
}

function describeReason(reason: Reason, words: Words, figures: Figures): string {
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
      return `Fits your time: ${words.option("mindfulness_time_of_day", reason.id).toLowerCase()}`;
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

function hiddenToWire(hidden: Hidden, total: number, words: Words) {
  return {
    total,
    causes: hidden.map(({ cause, count }) => ({ cause: describeCause(cause, count, words), count })),
  };
}

/** Follows the count: "1 contains milk", "14 contain milk". */
function describeCause(cause: HiddenCause, count: number, words: Words): string {
  const [contain, are, need, have, ask, wait] =
    count === 1
      ? ["contains", "is", "needs", "has", "asks", "waits"]
      : ["contain", "are", "need", "have", "ask", "wait"];
  switch (cause.kind) {
    case "allergen":
      return `${contain} ${cause.allergen.replaceAll("-", " ")}, or may`;
    case "allergic-food":
      return `${contain} a food you cannot have`;
    case "disliked":
      return `${contain} something you dislike`;
    case "diet":
      return `${are} not ${writeInSentence(words.option("dietary_tag", cause.diet))}`;
    case "health-tag":
      return `${are} not ${writeInSentence(words.option("health_tag", cause.tag))}`;
    case "meat-with-milk":
      return `${have} meat and milk together`;
    case "limitation":
      return `${are} not advised with what you told us: ${cause.limitation.replaceAll("-", " ")}`;
    case "avoided-movement":
      return `${ask} for a movement that does not suit what you told us`;
    case "too-hard":
      return `${are} hard, and you are under 18`;
    case "not-gentle":
      return `${are} not gentle, as what you told us requires`;
    case "equipment":
      return `${need} equipment`;
    case "unanswered-question":
      return `${wait} for your answer about something you wrote`;
  }
}
