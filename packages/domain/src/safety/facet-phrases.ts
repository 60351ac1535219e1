import type { MovementPattern } from "../movement/exercise.ts";
import type { MovementFacet } from "../movement/facets.ts";

/** What people write about one thing that a movement asks of them. */
export const facetPhrases: Readonly<Record<MovementFacet, string>> = {
  water:
    "water, swimming, swim, swims, pool, in water, under water, underwater, water exercise, water sports, aqua, hydrotherapy, sea swimming, open water, get wet, getting wet, wet, submerge, submerged, bath, cant swim, non swimmer, fear of water, afraid of water, scared of water, chlorine, head under water",
  "two-hands": "both hands, both arms, two hands, two handed, using both arms, use both arms",
  grip: "grip, gripping, grip strength, weak grip, holding things, hold things, hold anything, hold a weight, grasping, grasp, clench, make a fist, holding weights, squeeze, holding dumbbells",
  "weight-on-arms":
    "weight on my hands, weight on my wrists, weight on my arms, weight on hands, weight on wrists, weight bearing on my arms, putting weight on my hands, putting weight on my wrists, put weight on my wrists, put weight on my hands, put weight on my arms, put weight through my arms, weight through my arms, weight through my wrists, lean on my hands, leaning on my hands, on all fours, all fours, hands and knees, push ups, pushups, press ups, pressups, planks, plank, load my wrists",
  legs: "leg work, leg exercises, leg workouts, using my legs, use my legs, no feeling in my legs, leg day",
  standing:
    "standing, standing up, standing for long, stand for long, stand long, long standing, stand up, stand up for long, standing too long, stand too long, standing exercises, being on my feet, on my feet, upright",
  kneeling:
    "hands and knees, on my hands and knees, on all fours, all fours, kneeling, kneel, kneel down, on my knees, kneeling down, get on my knees, going on my knees, kneeling position, weight on my knees, pressure on my knees",
  "deep-hip-flexion":
    "deep squats, deep squat, squatting, squats, squat, bending past 90 degrees, bend past 90 degrees, past 90 degrees, beyond 90 degrees, 90 degrees, ninety degrees, right angle, bend my hip, bending my hip, hip flexion, hip precautions, deep bend, deep lunges, knees to chest, knee to chest, sitting low, low chairs, crouch, crouching, deep knee bends",
  "hip-cross":
    "crossing my legs, cross my legs, cross legs, crossed legs, cross legged, sit cross legged, sitting cross legged, crossing legs, legs crossed",
  inversion:
    "roll over, rolling over, look up, looking up, inversion, inversions, inverted, upside down, head down, head below heart, head below my heart, hanging upside down, headstands, headstand, handstands, handstand, downward dog, shoulder stand, head lower than my heart, putting my head down, put my head down, head between",
  "breath-hold":
    "holding my breath, hold my breath, breath holding, breath hold, holding breath, hold breath, breath retention, valsalva, breath holds, bearing down",
  overhead:
    "overhead, over head, above my head, over my head, above head, above shoulder height, above the shoulder, arms up, arm up, lifting my arms, lift my arms, lift my arm, lifting my arm, raise my arms, raise my arm, raising my arms, raising my arm, raise arm, raise arms, arms above, reaching up, reach up, hands above my head, reach high, reaching overhead, overhead press, overhead lifting, above chest height, above shoulder, arms overhead",
  impact:
    "impact, high impact, impacts, impact exercise, pounding, jarring, jolting, jolts, landing, landings, landing hard, stomping, low impact only, low impact, only low impact, nothing high impact, no impact, bounce, bouncing, jumpy",
  jumping:
    "jump, jumping, jumps, jumped, hop, hopping, hops, leap, leaping, leaps, plyometrics, plyometric, plyo, plyos, skipping, skip rope, jump rope, skipping rope, star jumps, jumping jacks, box jumps, bouncing, trampoline, bounding",
  running:
    "run, running, runs, ran, jog, jogging, jogs, sprint, sprinting, sprints, sprinter, marathon, treadmill running, cant run, runners",
  "single-leg":
    "cant stand on one leg, cannot stand on one leg, stand on one leg, unable to stand on one leg, one leg, single leg, single legged, on one leg, standing on one leg, one legged, lunges, lunge, lunging, split squats, pistol squats, step ups, balancing on one leg",
  balance:
    "balance, balancing, balance work, balance exercises, poor balance, balance poses, wobble, wobbling, wobble board, bosu, losing my balance, lose my balance, tip over, unstable surfaces",
  "floor-transfer":
    "floor, on the floor, floor exercises, floor work, get down on the floor, getting up off the floor, get up off the floor, mat work, lying on the floor, lie on the floor, down on the ground",
  "eyes-closed":
    "eyes closed, closing my eyes, close my eyes, eyes shut, shut my eyes, with eyes closed, in the dark, dark rooms",
  "neck-load":
    "load on my neck, bar on my neck, bar on my shoulders, bar across my shoulders, weight on my neck, neck strain, sit ups, situps, crunches, neck bridges, pressure on my neck",
  "spine-flexion":
    "bend, bending, bends, bending over, bend over, bending forward, bend forward, forward bends, forward bend, forward folds, forward fold, folding forward, touch my toes, touching my toes, stoop, stooping, rounding my back, round my back, bending down, bend down, sit ups, situps, crunches, spinal flexion, flexion, flexing my spine, toe touches, pick things up, leaning forward, lean forward",
  "spine-extension":
    "backbends, backbend, back bends, arching, arch my back, arching my back, bending backwards, bend backwards, leaning back, lean back, spinal extension, extension, hyperextension, cobra, upward dog, wheel pose",
  "spine-twist":
    "twist, twisting, twists, rotating, rotate, rotation, rotations, turning, turn my back, turning my back, spinal rotation, russian twists, twisting my spine, twisting movements, swivel",
  "lying-on-back":
    "lying on my back, lie on my back, lying flat, lie flat, flat on my back, lying on back, supine, laying on my back, lay on my back, lie down flat, lying down, lie down, laying flat, lay flat, on my back, lying back",
  "lying-on-front":
    "lie on tummy, lie on belly, lie on stomach, lie on front, lying on tummy, lying on stomach, lying on my front, lie on my front, lying on my stomach, lie on my stomach, lying on my tummy, lying on my belly, lie on my tummy, lie on my belly, prone, face down, lying face down, on my stomach, on my tummy, on my front, on my belly, laying on my stomach",
  "lying-on-side":
    "lying on my side, lie on my side, lying on side, lie on side, on my side, side lying, sleeping on my side, sleep on my side, laying on my side",
  "heavy-strain":
    "valsalva, heavy lifting, lift heavy, lifting heavy, heavy weights, heavy weight, heavy, heavy things, heavy loads, weights, weight lifting, weightlifting, lifting weights, lift weights, lifting, lift, lifts, deadlifts, straining, strain, strenuous, powerlifting, carrying, carry, carry heavy, pushing, pulling, lift more than, kg, kgs, kilos, kilo, lbs, pounds, barbells, barbell, heavy stuff, exertion, exert, push hard, intense, over exertion, overexertion, overexert",
  "elbow-grip":
    "gripping and twisting, wringing, backhand, bicep curls, biceps curls, bending my elbow, straighten my elbow, straightening my elbow, pull ups, pullups, chin ups",
  "high-heart-rate":
    "hiit, high intensity, intense cardio, cardio, vigorous, heart rate, high heart rate, heart rate up, raise my heart rate, sprints, intervals, interval training, tabata, crossfit, out of breath, getting my heart rate up, intense exercise, intensive exercise, hard cardio, spinning, pulse, fast pace, high energy, too fast, spin class, aerobics, sweating, sweat, overheating, overheat, get hot",
  "fast-direction-change":
    "changing direction, change direction, side to side, quick turns, sudden turns, pivoting, pivot, cutting movements, quick direction changes, sudden movements, sudden movement, sudden moves, quick movements, fast movements, jerky movements, jerking, agility, side stepping, lateral movements, sideways",
  saddle:
    "saddle area, cycling, cycle, bike, biking, bicycle, bikes, saddle, spinning, exercise bike, riding a bike, ride a bike, horse riding, bike seat, stationary bike, spin bike",
  toes: "on my toes, tiptoes, tip toes, tiptoe, on tiptoe, toe raises, calf raises, pushing off my toes, push off my toes, standing on my toes, toes bent, bend my toes",
};

/** Words for all exercises of a pattern. */
export const patternPhrases: Readonly<Partial<Record<MovementPattern, string>>> = {
  squat: "squat, squats, squatting, sit to stand",
  hinge:
    "bend, bending, bend forward, bending forward, forward bends, bend over, bending over, deadlift, deadlifts, deadlifting, hip hinge, hinging, hinges, good mornings, touch my toes, bend down, bending down",
  lunge:
    "lunge, lunges, lunging, split squats, step ups, stairs, steps, stepping up, climbing stairs, stair climbing, going up stairs, going down stairs",
  "push-horizontal":
    "push ups, pushups, press ups, pressups, push up, bench press, chest press, pressing, pushing",
  "push-vertical": "overhead press, shoulder press, pressing overhead, military press, pushing overhead",
  "pull-horizontal": "rowing, rows, row, pulling",
  "pull-vertical":
    "hang from a bar, hanging off a bar, monkey bars, pull ups, pullups, chin ups, chinups, hanging, hang, hanging from a bar, pulldowns",
  carry: "carrying, carry, farmers carries, lugging",
  rotate: "twist, twists, twisting, rotation, russian twists",
  "trunk-flexion":
    "sit ups, situps, crunches, crunch, sit up, ab work, abs, ab exercises, curl ups, core, core work, v sits",
  jump: "jump, jumping, jumps",
};
