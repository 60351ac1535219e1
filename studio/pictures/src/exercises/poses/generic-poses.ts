import type { Equipment, Exercise, MovementPattern, Position } from "@fernwell/domain/movement/exercise";

/** Chooses a pose from the named set for an exercise whose entry names none. */
export function genericPose({
  equipment,
  positions,
  pattern,
}: Pick<Exercise, "equipment" | "positions" | "pattern">): string {
  const machine = equipment.map((thing) => byMachine[thing]).find((pose) => pose !== undefined);
  const [position = "standing"] = positions;
  return machine ?? byPosition[position][pattern] ?? byPosition[position].other;
}

/** Where a machine says what the body does. */
const byMachine: Readonly<Partial<Record<Equipment, string>>> = {
  bicycle: "easy-bike-ride",
  "stationary-bike": "gentle-stationary-bike",
  "rowing-machine": "steady-rowing-machine",
  "elliptical-trainer": "steady-elliptical",
  treadmill: "treadmill-incline-walk",
  "leg-press-machine": "leg-press",
  "skipping-rope": "skipping-rope-basics",
  "punching-bag": "punching-bag-rounds",
};

type Choices = Readonly<Partial<Record<MovementPattern, string>> & { readonly other: string }>;

/** As far as possible poses that need no more than a mat or a chair. */
const byPosition: Readonly<Record<Position, Choices>> = {
  standing: {
    squat: "squats",
    hinge: "standing-hip-hinge",
    lunge: "lunges",
    "push-horizontal": "wall-push-up",
    "push-vertical": "qigong-lifting-the-sky",
    "pull-horizontal": "bent-over-row",
    "limb-raise": "low-impact-jacks",
    carry: "farmer-carry",
    rotate: "qigong-gentle-swings",
    "trunk-flexion": "standing-roll-down",
    locomotion: "brisk-walk",
    jump: "jumping-jacks",
    hold: "mountain-pose",
    stretch: "standing-side-reach",
    mobilise: "standing-hip-circles",
    flow: "tai-chi-opening",
    other: "qigong-lifting-the-sky",
  },
  seated: {
    squat: "sit-to-stand",
    "push-horizontal": "seated-boxing",
    "pull-horizontal": "seated-air-row",
    "limb-raise": "seated-march",
    locomotion: "seated-march",
    rotate: "seated-twist",
    "trunk-flexion": "seated-forward-fold",
    hinge: "seated-forward-fold",
    hold: "seated-deep-core-breathing",
    stretch: "seated-side-bend",
    mobilise: "seated-shoulder-rolls",
    flow: "seated-conductor",
    other: "seated-overhead-reach",
  },
  "floor-seated": {
    "trunk-flexion": "boat-pose",
    hold: "boat-pose",
    rotate: "pilates-saw",
    mobilise: "ninety-ninety-switches",
    flow: "pilates-mermaid",
    other: "seated-forward-bend",
  },
  kneeling: { hold: "dolphin-pose", other: "childs-pose" },
  "hands-and-knees": {
    "push-horizontal": "knee-push-up",
    "push-vertical": "pike-push-up",
    hold: "forearm-plank",
    rotate: "thread-the-needle",
    mobilise: "cat-cow",
    flow: "cat-cow",
    stretch: "downward-facing-dog",
    locomotion: "mountain-climbers",
    other: "bird-dog",
  },
  supine: {
    hinge: "glute-bridge",
    "trunk-flexion": "crunch",
    "anti-rotate": "dead-bug",
    "limb-raise": "toe-taps",
    rotate: "reclined-twist",
    hold: "pilates-hundred-prep",
    mobilise: "supine-pelvic-tilts",
    other: "knee-to-chest",
  },
  prone: {
    "push-horizontal": "push-ups",
    "limb-raise": "pilates-swimming",
    hold: "superman-hold",
    stretch: "sphinx-pose",
    other: "cobra-pose",
  },
  "side-lying": { hold: "side-plank-on-knees", rotate: "open-book", other: "side-lying-leg-raise" },
  hanging: { "trunk-flexion": "hanging-knee-raise", other: "pull-up" },
  "in-water": { locomotion: "leisure-swim", flow: "aqua-aerobics", other: "water-walking" },
};
