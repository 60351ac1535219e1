import type {
  Equipment,
  FitnessGoal,
  FitnessLevel,
  Intensity,
  Muscle,
  WorkoutType,
} from "../../../movement/exercise.ts";
import { createPhraseBook } from "../../../safety/phrase-book.ts";
import { complaintWords } from "./complaint-words.ts";
import { equipmentWords } from "./equipment-words.ts";
import { muscleWords } from "./muscle-words.ts";
import { listPhrases, listPhrasesByValue } from "./phrase-entries.ts";
import { type SharedMeaning, sharedWords } from "./shared-words.ts";

export type ExerciseMeaning =
  | { readonly facet: "workoutType"; readonly value: WorkoutType }
  | { readonly facet: "goal"; readonly value: FitnessGoal }
  | { readonly facet: "level"; readonly value: FitnessLevel }
  | { readonly facet: "equipment"; readonly value: Equipment }
  | { readonly facet: "muscle"; readonly value: Muscle }
  | { readonly facet: "intensity"; readonly value: Intensity }
  | { readonly facet: "noEquipment"; readonly value: null }
  | { readonly facet: "noImpact"; readonly value: null }
  /** Jumping and landing, which a prompt may refuse. */
  | { readonly facet: "impact"; readonly value: null }
  | { readonly facet: "anyEquipment"; readonly value: null }
  /** Next to a complaint, a body part is a limitation, not a wish. */
  | { readonly facet: "complaint"; readonly value: null }
  | { readonly facet: "quick"; readonly value: null }
  | { readonly facet: "noun"; readonly value: null }
  | SharedMeaning;

const workoutTypeWords: Readonly<Record<WorkoutType, string>> = {
  strength: `strength, strength training, strength work, weight training, weights, weight lifting,
    weightlifting, resistance training, resistance, lifting, strength and conditioning, toning,
    strengthening, lift weights, lifting weights, pump iron`,
  cardio: `cardio, cardiovascular, aerobic, get my heart rate up, get my heart pumping, heart pumping,
    raise my heart rate, cardio workout`,
  hiit: `hiit, hit training, hit workout, high intensity interval, high intensity interval training,
    interval training, intervals, tabata`,
  walking: `walk, walking, stroll, strolling, hike, hiking, nordic walking, tramping, tramp, power walk,
    power walking, step count`,
  running: `run, running, jog, jogging, couch to 5 k, 5 k, 10 k, sprints, sprinting, parkrun`,
  cycling: `cycling, cycle, bike ride, bike riding, biking, ride my bike, bicycling, spin, spinning,
    spin class, spin bike, riding, bike, cycle rides, bike sessions`,
  swimming: `swim, swimming, aqua, aqua jogging, aqua aerobics, in the pool, water aerobics, pool, laps,
    water workout, water exercise`,
  dance: "dance, dancing, zumba, salsa, dance workout, dancey",
  yoga: "yoga, vinyasa, hatha, yin, asana, sun salutation, downward dog",
  pilates: "pilates, pilate, reformer",
  "tai-chi": `tai chi, taichi, tai chee, thai chi, tai ji, taiji, qigong, qi gong, chi kung`,
  mobility: `mobility, stretch, strech, streching, stretching, flexibility work, flexibility exercises, flexibility training,
    loosening up, warm up, warm ups, cool down, mobility work, mobilise, limber up, stretchy`,
  balance: `balance exercise, balance training, balance work, balance drills, balancing, balance practice,
    balance workout, balance, stability work, balance moves, balance sessions, fall prevention`,
  chair: `chair exercise, chair workout, chair based, chair, seated, seated exercises, sitting down,
    sitting, in a chair, in my chair, from a chair, from my chair, on a chair, while sitting,
    armchair, desk exercises, at my desk, sit down exercises`,
};

const goalWords: Readonly<Record<FitnessGoal, string>> = {
  "lose-weight": `lose weight, lose a bit of weight, losing weight, weight loss, lose some weight,
    lose a few kilos, lose a few pounds, burn fat, fat burning, burn calories, slim down,
    shed weight, shed kilos, shed some kilos, shed pounds, shed some weight, shed a few kilos,
    drop a few kilos, get lean, lean out, fat loss, lose fat, lose belly fat, belly fat,
    drop some weight, drop weight, calorie burning, burn off, lose my belly, slimming, trim down,
    burn some calories, lose kilos, lose pounds`,
  "build-muscle": `build muscle, building muscle, bulk up, bulking, get stronger, gain muscle, muscle building,
    put on muscle, build strength, tone up, tone, toned, get toned, more muscle, muscle gain,
    become stronger, stronger, get strong, build up strength, strengthen, muscle mass, bigger,
    hypertrophy, build up, gain strength, muscles`,
  "improve-endurance": `endurance, stamina, improve my endurance, get fitter, fitter, fitness, aerobic fitness,
    more puff, run further, go for longer, improve my fitness, cardio fitness, build stamina,
    puff going up, out of breath, marathon, half marathon, last longer, get fit`,
  "become-more-flexible": `flexible, more flexible, not very flexible, not flexible, inflexible, flexibility,
    become more flexible, suppleness, supple, touch my toes, touch toes, do the splits, splits,
    bendy, bendier, looser, limber`,
  "better-balance": `better balance, improve my balance, improve balance, improving my balance,
    my balance has got worse, my balance is getting worse, my balance has gotten worse,
    balance better, steadier, steady on my feet, steadier on my feet, more stable, stability,
    work on my balance, prevent falls, avoid falls, my balance`,
  "ease-stiffness": `stiff, stiffness, ease stiffness, loosen up, loosen, tight, tightness, stiff as a board,
    desk bound, creaky, ease my stiff, tight muscles, achy, seized up`,
  "feel-less-stressed": `stress, stressed, de stress, destress, distress, unwind, wind down, relax, relaxing, relaxation,
    calm, calming, calm down, stress relief, feel less stressed, relieve stress, switch off, anxious,
    anxiety, clear my head, let off steam, blow off steam, mental health, less stressed,
    ease my mind`,
  "stay-active": `stay active, keep active, keep moving, active, stay fit, keep fit, maintain fitness,
    remain active, being active, more active, get moving, staying active, stay in shape,
    general fitness, keep in shape, healthy ageing, keep me moving, stay mobile, keep mobile`,
};

const levelWords: Readonly<Record<FitnessLevel, string>> = {
  beginner: `beginner, novice, newbie, starter, beginner friendly, beginner level, new to, new to exercise,
    brand new, just starting, just starting out, starting out, start with, absolute beginner,
    complete beginner, total beginner, never exercised, never done, havent exercised,
    havent exercised in years, havent worked out, havent moved, not exercised, first time,
    first timer, from scratch, out of shape, unfit, couch potato, basic, entry level,
    started exercising, never worked out, never been to a gym, never lifted, getting started,
    just started, getting back into, im new, havent done anything in years, not very fit, not fit,
    rookie`,
  intermediate: `intermediate, medium level, reasonably fit, fairly fit, moderately fit, some experience,
    middle level, mid level, quite fit`,
  advanced: `advanced, expert, experienced, very fit, super fit, elite, athlete, pro level, im really fit,
    extremely fit, challenge me, hard core, seasoned, advance, really challenging, toughest`,
};

const intensityWords: Readonly<Record<Intensity, string>> = {
  light: `gentle, gently, light, light exercise, easy, easy going, low intensity, slow, mild, relaxed,
    restful, restorative, soft, not strenuous, nothing strenuous, nothing too strenuous,
    not too strenuous, easygoing, low effort, take it easy, nothing intense, not intense,
    nothing hard, gentler, easier, lighter, recovery, slowly, leisurely, low key, nothing too taxing,
    not taxing`,
  moderate: `moderate, moderate intensity, medium intensity, not too hard, nothing too hard,
    nothing too intense, not too intense, moderately hard, medium, nothing crazy, not too tough,
    steady pace, nothing too vigorous, not vigorous, nothing vigorous, not too vigorous,
    nothing too crazy, moderately intense`,
  vigorous: `vigorous, intense, high intensity, hard, tough, sweaty, challenging, demanding`,
};

const noEquipmentWords = `no equipment, without equipment, without any equipment, no equipment needed, equipment free,
    equipmentfree, bodyweight, body weight, bodyweight only, no gear, no kit, without kit,
    dont have any equipment, dont have equipment, havent got any equipment, no gym equipment, no gym,
    without a gym, dont have a gym, not at the gym, zero equipment, no machines,
    no weights or machines, no equipment at all, nothing but my body, just my body, just my own body,
    own bodyweight, own body weight, own no equipment, got no equipment, have no equipment,
    dont own any equipment, havent any equipment, need no equipment, no special equipment, no props,
    calisthenics, nothing needed, nothing but the floor, nothing but floor, nothing but a rug, nothing but a mat,
    zero kit, not need equipment, dont need equipment, doesnt need equipment,
    dont need any equipment, doesnt need any equipment, needing equipment`;

const noImpactWords = `low impact, no impact, lowimpact, low inpact, without impact, zero impact, impact free,
    easy on the joints, easy on my joints, kind to my joints, kind to joints, gentle on the joints,
    gentle on my joints, joint friendly, kind on the joints, kind on my joints, quiet, quietly,
    thin floors, thin walls, noise, noisy, dont wake, without waking, apartment friendly,
    flat friendly, low impact only, downstairs neighbours, neighbours below, neighbours downstairs,
    soft on the joints, non impact, without making noise, without noise, not too noisy,
    upstairs flat`;

const impactWords = `jump, jumping, hop, hopping, bouncing, bounce, high impact, impact, leaping, pounding,
    plyometrics, plyo, jumpy, jumping around, jumping about, jumping jacks, star jumps,
    jumping up and down`;

const nounWords = `item, bits, exercise, excercise, workout, work out, session, move, movement, drill, activity,
    thing, option, idea, suggestion, choice, class, routine, ones, pose, flow, exersise, ride,
    circuit, variation, training session, finisher, picks`;

const quickWords = `quick, quickie, short, shorter, speedy, brief, express, mini, in a hurry, short on time,
    pressed for time, not much time`;

const backwardRefusals = `hurts, hurt my, is painful, is uncomfortable, is too hard, arent for me, isnt for me`;

/** Idioms in which a word for a body part or exercise means something else. */
const idioms = `floor exercises, next step, step by step, first step, hard boiled, heart rate, back to,
    back into, get back, come back, going back, welcome back, back at, back in, back on track,
    cut back, right back, back from, work hard, hard day, hard week, hard time, busy, legs are tired`;

/** In "stretches after a run", the run is not part of the plan. */
const otherSports = ["before", "after", "before a", "after a", "before my", "after my", "for my"].flatMap(
  (lead) =>
    [
      "run",
      "running",
      "walk",
      "walking",
      "ride",
      "cycling",
      "swim",
      "swimming",
      "hike",
      "hiking",
      "jog",
      "jogging",
    ].map((sport) => `${lead} ${sport}`),
);

export const exerciseBook = createPhraseBook<ExerciseMeaning>([
  ...sharedWords,
  ...listPhrasesByValue(workoutTypeWords, (value) => ({ facet: "workoutType", value })),
  ...listPhrasesByValue(goalWords, (value) => ({ facet: "goal", value })),
  ...listPhrasesByValue(levelWords, (value) => ({ facet: "level", value })),
  ...listPhrasesByValue(intensityWords, (value) => ({ facet: "intensity", value })),
  ...listPhrasesByValue(equipmentWords, (value) => ({ facet: "equipment", value })),
  ...muscleWords.flatMap(([muscles, phrases]) =>
    muscles.flatMap((value) => listPhrases(phrases, { facet: "muscle", value })),
  ),
  ...listPhrases(noEquipmentWords, { facet: "noEquipment", value: null }),
  ...listPhrases("equipment, gear, kit, machines, gym equipment", {
    facet: "anyEquipment",
    value: null,
  }),
  ...listPhrases(noImpactWords, { facet: "noImpact", value: null }),
  ...listPhrases(impactWords, { facet: "impact", value: null }),
  ...listPhrases(complaintWords, { facet: "complaint", value: null }),
  ...listPhrases(quickWords, { facet: "quick", value: null }),
  ...listPhrases(nounWords, { facet: "noun", value: null }),
  ...listPhrases(backwardRefusals, { facet: "refuseBefore", value: "refusal" }),
  ...listPhrases(otherSports.join(","), { facet: "idiom", value: null }),
  ...listPhrases(idioms, { facet: "idiom", value: null }),
]);
