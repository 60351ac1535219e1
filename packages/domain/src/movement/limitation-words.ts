import type { BodyArea, MovementPattern, Position, SpineMovement } from "./exercise.ts";
import { type Limitation, type LimitationRule, limitationRules } from "./limitations.ts";

/** How we name a limitation to the person who has it. */
export const limitationWords: Readonly<Record<Limitation, string>> = {
  neck: "your neck",
  shoulder: "your shoulders",
  elbow: "your elbows",
  wrist: "your wrists",
  "lower-back": "your back",
  hip: "your hips",
  knee: "your knees",
  ankle: "your ankles",
  pregnancy: "pregnancy",
  "high-blood-pressure": "high blood pressure",
  "heart-condition": "your heart",
  osteoporosis: "thin bones",
  "unsteady-balance": "unsteady balance",
  "breathing-difficulty": "your breathing",
  "weak-pelvic-floor": "your pelvic floor",
  "stays-seated": "staying seated",
  "cannot-get-to-the-floor": "not getting down to the floor",
};

/** In the order of the rules. */
export function listAvoidedMovements(limitation: Limitation): string[] {
  return limitationRules[limitation]
    .filter(({ advice }) => advice === "avoid")
    .map(({ when }) => describeMovement(when));
}

function describeMovement(facet: LimitationRule["when"]): string {
  if ("load" in facet) return `${amounts[facet.at]} load on the ${areas[facet.load]}`;
  if ("impact" in facet) return facet.impact === "high" ? "jumping and running" : "walking and stepping";
  if ("balance" in facet) return `${amounts[facet.balance]} balancing`;
  if ("strain" in facet) return facet.strain === "high" ? "hard bracing and heavy lifting" : "bracing";
  if ("position" in facet) return positions[facet.position];
  if ("pattern" in facet) return patterns[facet.pattern];
  if ("spine" in facet) return spine[facet.spine];
  if ("intensity" in facet) return `${facet.intensity} effort`;
  return traits[facet.has];
}

const amounts = { high: "much", low: "a little" } as const;

const areas: Readonly<Record<BodyArea, string>> = {
  neck: "neck",
  shoulder: "shoulders",
  elbow: "elbows",
  wrist: "wrists",
  "lower-back": "lower back",
  hip: "hips",
  knee: "knees",
  ankle: "ankles",
};

const positions: Readonly<Record<Position, string>> = {
  standing: "standing",
  seated: "sitting",
  "floor-seated": "sitting on the floor",
  kneeling: "kneeling",
  "hands-and-knees": "being on hands and knees",
  supine: "lying on the back",
  prone: "lying on the front",
  "side-lying": "lying on the side",
  hanging: "hanging from a bar",
  "in-water": "moving in water",
};

const patterns: Readonly<Record<MovementPattern, string>> = {
  squat: "squats",
  hinge: "bending from the hips",
  lunge: "lunges",
  "push-horizontal": "pushing forward",
  "push-vertical": "pushing overhead",
  "pull-horizontal": "rowing",
  "pull-vertical": "pulling down or up",
  "limb-raise": "raising arms or legs",
  carry: "carrying weights",
  rotate: "turning the trunk",
  "anti-rotate": "holding the trunk against a turn",
  "trunk-flexion": "sit-ups and crunches",
  locomotion: "walking, running and cycling",
  jump: "jumping",
  hold: "holds",
  stretch: "stretches",
  mobilise: "mobility exercises",
  flow: "flowing sequences",
};

const spine: Readonly<Record<SpineMovement, string>> = {
  flexion: "rounding the back",
  extension: "arching the back",
  rotation: "twisting the back",
  "side-bend": "bending the back sideways",
};

const traits = {
  overhead: "reaching overhead",
  floorTransfer: "getting down to the floor",
  headBelowHeart: "having the head below the heart",
} as const;
