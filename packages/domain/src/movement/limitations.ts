import {
  type BodyArea,
  bodyAreas,
  type Demand,
  type Intensity,
  type MovementFacets,
  type MovementPattern,
  type Position,
  type SpineMovement,
} from "./exercise.ts";

const conditions = [
  "pregnancy",
  "high-blood-pressure",
  "heart-condition",
  "osteoporosis",
  "unsteady-balance",
  "breathing-difficulty",
  "weak-pelvic-floor",
  "stays-seated",
  "cannot-get-to-the-floor",
] as const;

/** A sore body area or a general condition that restricts exercise. */
export const limitations = [...bodyAreas, ...conditions] as const;
export type Limitation = (typeof limitations)[number];

export type Advice = "avoid" | "modify" | "fine";

export interface LimitationRule {
  readonly when: Facet;
  readonly advice: Exclude<Advice, "fine">;
  /** Shown to the person. */
  readonly reason: string;
}

/** One property of a movement. A rule applies to exercises that have it. */
type Facet =
  | { readonly load: BodyArea; readonly at: Exclude<Demand, "none"> }
  | { readonly impact: Exclude<Demand, "none"> }
  | { readonly balance: Exclude<Demand, "none"> }
  | { readonly strain: Exclude<Demand, "none"> }
  | { readonly position: Position }
  | { readonly pattern: MovementPattern }
  | { readonly spine: SpineMovement }
  | { readonly intensity: Intensity }
  | { readonly has: "overhead" | "floorTransfer" | "headBelowHeart" };

const avoid = (when: Facet, reason: string): LimitationRule => ({ when, advice: "avoid", reason });
const modify = (when: Facet, reason: string): LimitationRule => ({ when, advice: "modify", reason });

/** What to avoid and what to modify. Anything without a matching rule is fine. */
export const limitationRules: Readonly<Record<Limitation, readonly LimitationRule[]>> = {
  neck: [
    avoid({ load: "neck", at: "high" }, "It puts a lot of load on the neck."),
    avoid({ has: "headBelowHeart" }, "With the head below the heart, pressure builds in the neck."),
    modify({ load: "neck", at: "low" }, "It moves or steadies the neck: keep the range small and easy."),
    modify({ has: "overhead" }, "Arms overhead tighten the neck: keep them lower if it complains."),
    modify({ impact: "high" }, "Each landing jolts the neck: land softly, or walk instead."),
  ],
  shoulder: [
    avoid({ load: "shoulder", at: "high" }, "It puts a lot of load on the shoulders."),
    avoid({ has: "overhead" }, "It takes the arms overhead, where sore shoulders are pinched."),
    avoid({ position: "hanging" }, "Hanging pulls hard on the shoulders."),
    modify({ load: "shoulder", at: "low" }, "The shoulders take part: stay below the height that hurts."),
  ],
  elbow: [
    avoid({ load: "elbow", at: "high" }, "It puts a lot of load on the elbows."),
    avoid({ position: "hanging" }, "Hanging pulls hard on the elbows."),
    modify({ load: "elbow", at: "low" }, "The elbows take part: go light and stop short of pain."),
  ],
  wrist: [
    avoid({ load: "wrist", at: "high" }, "It puts a lot of load on the wrists."),
    modify(
      { load: "wrist", at: "low" },
      "The wrists take part: keep them straight, or use fists or forearms.",
    ),
    modify({ position: "hands-and-knees" }, "Weight rests on the hands: try forearms or fists."),
  ],
  "lower-back": [
    avoid({ load: "lower-back", at: "high" }, "It puts a lot of load on the lower back."),
    avoid({ impact: "high" }, "Each landing jolts the lower back."),
    avoid({ pattern: "trunk-flexion" }, "It bends the lower back again and again under load."),
    modify({ load: "lower-back", at: "low" }, "The lower back takes part: keep the range easy."),
    modify({ spine: "flexion" }, "It bends the back forward: bend less, or from the hips."),
    modify({ spine: "rotation" }, "It turns the back: turn less, and from the ribs."),
    modify({ spine: "extension" }, "It arches the back: rise only as far as it feels easy."),
    modify({ spine: "side-bend" }, "It bends the back sideways: lean less, growing tall first."),
  ],
  hip: [
    avoid({ load: "hip", at: "high" }, "It puts a lot of load on the hips."),
    avoid({ impact: "high" }, "Each landing jolts the hips."),
    modify({ load: "hip", at: "low" }, "The hips take part: take a smaller range."),
    modify({ impact: "low" }, "It is on your feet: keep the steps short and soft."),
  ],
  knee: [
    avoid({ load: "knee", at: "high" }, "It puts a lot of load on the knees."),
    avoid({ impact: "high" }, "Each landing jolts the knees."),
    avoid({ position: "kneeling" }, "It puts weight on the kneecaps."),
    modify({ position: "hands-and-knees" }, "Some weight rests on the knees: fold a towel under them."),
    modify({ load: "knee", at: "low" }, "The knees take part: bend them less."),
    modify({ impact: "low" }, "It is on your feet: keep the steps short and soft."),
  ],
  ankle: [
    avoid({ load: "ankle", at: "high" }, "It puts a lot of load on the ankles."),
    avoid({ impact: "high" }, "Each landing jolts the ankles."),
    avoid({ balance: "high" }, "It asks an ankle to hold you steady on its own."),
    modify({ load: "ankle", at: "low" }, "The ankles take part: keep both feet flat and near a wall."),
    modify({ impact: "low" }, "It is on your feet: choose flat ground and firm shoes."),
  ],
  pregnancy: [
    avoid({ impact: "high" }, "Jumping and running are hard on a pelvic floor that already carries more."),
    avoid({ position: "supine" }, "Lying flat on the back can make you faint later in pregnancy."),
    avoid({ position: "prone" }, "Lying on the front presses on the belly."),
    avoid({ position: "hanging" }, "A slip from a height would be a fall on the belly."),
    avoid({ balance: "high" }, "Your centre of weight moves, and a fall matters more."),
    avoid({ strain: "high" }, "Hard bracing and breath holding raise the pressure in the belly."),
    avoid({ pattern: "trunk-flexion" }, "Curling up strains the parting muscles of the belly."),
    avoid({ has: "headBelowHeart" }, "With the head down you may feel faint."),
    avoid(
      { intensity: "vigorous" },
      "Keep to an effort at which you can talk, unless your midwife says more is fine.",
    ),
    modify({ spine: "flexion" }, "Bend from the hips with the knees apart, with room for the belly."),
    modify({ spine: "rotation" }, "Turn from the shoulders, with room for the belly."),
    modify({ load: "hip", at: "high" }, "Joints are looser now: stay out of the deep end of the range."),
    modify({ spine: "extension" }, "Arch less than you used to: ligaments are looser."),
    modify({ has: "floorTransfer" }, "Take your time getting down and up, with something to hold."),
  ],
  "high-blood-pressure": [
    avoid({ strain: "high" }, "Hard holds and breath holding push blood pressure up."),
    avoid({ has: "headBelowHeart" }, "With the head down, pressure in the head rises."),
    avoid({ intensity: "vigorous" }, "Hard effort raises blood pressure; agree it with your doctor first."),
    modify({ has: "overhead" }, "Arms overhead raise blood pressure a little: rest between sets."),
    modify({ strain: "low" }, "Breathe out on the effort and never hold your breath."),
  ],
  "heart-condition": [
    avoid({ strain: "high" }, "Hard holds and breath holding load the heart suddenly."),
    avoid({ intensity: "vigorous" }, "Agree hard effort with your doctor first."),
    avoid({ impact: "high" }, "Jumping and running raise the pulse faster than is wise."),
    avoid({ has: "headBelowHeart" }, "With the head down, more blood returns to the heart at once."),
    modify({ intensity: "moderate" }, "Keep to an effort at which you can talk, and warm up slowly."),
    modify({ position: "supine" }, "If lying flat makes you breathless, raise your head and shoulders."),
    modify({ has: "overhead" }, "Arms overhead make the heart work harder: rest between sets."),
    modify({ strain: "low" }, "Breathe out on the effort and never hold your breath."),
  ],
  osteoporosis: [
    avoid({ strain: "high" }, "Heavy lifts and hard holds can overload thin vertebrae."),
    avoid({ spine: "flexion" }, "Rounding the back under load can break a thin vertebra."),
    avoid({ spine: "rotation" }, "Twisting the back to its end can break a thin vertebra."),
    avoid({ impact: "high" }, "Hard landings can break thin bone."),
    avoid({ balance: "high" }, "A fall is the greatest danger to thin bone."),
    avoid({ pattern: "trunk-flexion" }, "Curling up loads the front of the vertebrae."),
    modify({ load: "lower-back", at: "high" }, "It loads the back: go light and keep the back long."),
    modify({ spine: "side-bend" }, "Bend sideways only a little, growing tall first."),
    modify({ load: "wrist", at: "high" }, "Much weight on the wrists: start on a wall or table."),
    modify({ has: "floorTransfer" }, "Get down and up over one knee, with a chair to hold."),
  ],
  "unsteady-balance": [
    avoid({ balance: "high" }, "It asks for steadiness that makes a fall likely."),
    avoid({ impact: "high" }, "Jumping and running make a fall likely."),
    avoid({ has: "headBelowHeart" }, "Coming up from head-down can make you dizzy."),
    avoid({ position: "hanging" }, "Stepping up to a bar and down again makes a fall likely."),
    avoid({ pattern: "carry" }, "A weight in the hand leaves nothing to steady yourself with."),
    modify({ balance: "low" }, "Stand where you can hold a wall or a heavy chair."),
    modify({ has: "floorTransfer" }, "Get down and up slowly, with something to hold."),
  ],
  "breathing-difficulty": [
    avoid({ intensity: "vigorous" }, "Hard effort can tighten the chest."),
    avoid({ strain: "high" }, "Hard holds make it hard to keep breathing."),
    modify(
      { intensity: "moderate" },
      "Warm up for ten minutes, keep a pace at which you can talk, and have your inhaler near.",
    ),
    modify({ position: "prone" }, "Lying on the front can make breathing harder."),
    modify({ position: "supine" }, "Lying flat can make breathing harder: raise your head and shoulders."),
    modify({ position: "in-water" }, "Water presses on the chest: stay where you can stand."),
    modify({ has: "headBelowHeart" }, "Tipping the chest down makes breathing harder: come up early."),
    modify({ has: "overhead" }, "Arms overhead make breathing harder: keep them lower and rest often."),
  ],
  "weak-pelvic-floor": [
    avoid({ impact: "high" }, "Each landing presses down on the pelvic floor."),
    avoid({ strain: "high" }, "Hard bracing presses down on the pelvic floor."),
    avoid({ pattern: "trunk-flexion" }, "Curling up presses down on the pelvic floor."),
    modify({ strain: "low" }, "Breathe out and lift the pelvic floor before each effort."),
    modify({ pattern: "squat" }, "Stay shallow and breathe out as you rise."),
  ],
  "stays-seated": [
    avoid({ position: "standing" }, "It is done standing."),
    avoid({ position: "kneeling" }, "It is done kneeling."),
    avoid({ position: "hands-and-knees" }, "It is done on hands and knees."),
    avoid({ position: "supine" }, "It is done lying on your back."),
    avoid({ position: "prone" }, "It is done lying on your front."),
    avoid({ position: "side-lying" }, "It is done lying on your side."),
    avoid({ position: "hanging" }, "It is done hanging."),
    avoid({ position: "in-water" }, "It is done in water, which needs its own arrangements."),
    avoid({ has: "floorTransfer" }, "It means getting down to the floor and up again."),
    avoid({ pattern: "locomotion" }, "It is driven by the legs, on your feet or on a machine."),
  ],
  "cannot-get-to-the-floor": [
    avoid({ has: "floorTransfer" }, "It means getting down to the floor and up again."),
  ],
};

export interface Caution {
  readonly advice: Advice;
  /** Every reason for that advice. */
  readonly reasons: readonly string[];
}

/** Returns the strictest advice of the matching rules, with the reasons for it. */
export function getCaution(limitation: Limitation, exercise: MovementFacets): Caution {
  const matching = limitationRules[limitation].filter(({ when }) => hasFacet(exercise, when));
  const advice = matching.some((rule) => rule.advice === "avoid")
    ? "avoid"
    : matching.length > 0
      ? "modify"
      : "fine";
  return { advice, reasons: matching.filter((rule) => rule.advice === advice).map(({ reason }) => reason) };
}

function hasFacet(exercise: MovementFacets, facet: Facet): boolean {
  if ("load" in facet) return exercise.load[facet.load] === facet.at;
  if ("impact" in facet) return exercise.impact === facet.impact;
  if ("balance" in facet) return exercise.balance === facet.balance;
  if ("strain" in facet) return exercise.strain === facet.strain;
  if ("position" in facet) return exercise.positions.includes(facet.position);
  if ("pattern" in facet) return exercise.pattern === facet.pattern;
  if ("spine" in facet) return exercise.spine.includes(facet.spine);
  if ("intensity" in facet) return exercise.intensity === facet.intensity;
  return exercise[facet.has];
}
