import type {
  ContentNote,
  Experience,
  MindfulnessGoal,
  Posture,
  Practice,
  TimeOfDay,
} from "../../../calm/meditation.ts";
import { createPhraseBook } from "../../../safety/phrase-book.ts";
import { mindfulGoalWords } from "./mindful-goal-words.ts";
import { listPhrases, listPhrasesByValue } from "./phrase-entries.ts";
import { type SharedMeaning, sharedWords } from "./shared-words.ts";

export type MeditationMeaning =
  | { readonly facet: "practice"; readonly value: Practice }
  | { readonly facet: "goal"; readonly value: MindfulnessGoal }
  | { readonly facet: "timeOfDay"; readonly value: TimeOfDay }
  | { readonly facet: "posture"; readonly value: Posture }
  /** Matters only if refused: a forest walk may be an imagined one. */
  | { readonly facet: "movement"; readonly value: Posture }
  | { readonly facet: "experience"; readonly value: Experience }
  | { readonly facet: "contentNote"; readonly value: ContentNote }
  | { readonly facet: "length"; readonly value: "long" | "short" }
  | { readonly facet: "noun"; readonly value: null }
  | SharedMeaning;

const practiceWords: Readonly<Record<Practice, string>> = {
  "breath-awareness": `breath awareness, breath meditation, follow my breath, follow the breath, following the breath,
    following my breath, watch the breath, watch my breath, watching the breath, watching my breath,
    breath focus, focus on the breath, focus on my breath, focus on my breathing,
    focusing on the breath, mindful breathing, notice my breath, noticing the breath,
    counting breaths, count my breaths, counting my breaths, count breaths, anapanasati, anapana,
    breath watching, breath counting, awareness of breath, awareness of the breath,
    mindfulness of breathing, observe the breath, observing the breath, observe my breath, breath,
    breath based`,
  "paced-breathing": `paced breathing, box breathing, square breathing, breathing exercise, breathing technique,
    breathwork, breath work, 4 7 8, 4 to 7 to 8, 4 to 7 to 8 breathing, 4 7 8 breathing,
    coherent breathing, resonance breathing, deep breathing, slow breathing, rhythmic breathing,
    pranayama, breathing practice, controlled breathing, breathe in and out slowly,
    alternate nostril, alternate nostril breathing, belly breathing, diaphragmatic breathing,
    abdominal breathing, breathing, breathers, breathing sessions, breathing pattern,
    extended exhale, longer out breath, equal breathing`,
  "body-scan": `body scan, bodyscan, body scanning, scan my body, scan the body, scan through my body,
    yoga nidra, progressive muscle relaxation, progressive relaxation, head to toe relaxation,
    body awareness, scan`,
  "loving-kindness": `loving kindness, lovingkindness, metta, metta bhavana, compassion meditation,
    kindness meditation, compassion practice, kindness practice, goodwill, sending love,
    send kindness, kindness, compassion for others, compassion, heart meditation`,
  visualisation: `visualisation, visualization, visualise, visualize, guided imagery, imagery,
    guided visualisation, visualising, visualizing, imagination, imagine a place, imagine, imagining,
    mental imagery, picture a place, safe place, happy place, mind journey, guided journey,
    imaginary journey, picturing`,
  "mantra-and-sound": `mantra, chant, chanting, sound bath, sound meditation, sound healing, humming, hum, om,
    singing bowl, repeat a word, repeating a word, repeat a phrase, repeating a phrase, japa, gong,
    tm, transcendental, transcendental meditation, toning, listen to sound, sound based`,
  "mindful-movement": `mindful movement, moving meditation, mindful moving, mindful stretching, mindful stretches,
    gentle movement, movement meditation, with movement, meditation in motion, slow movement, qigong,
    tai chi, mindful yoga, gentle stretching, moving, movement, stretching`,
  "open-awareness": `open awareness, open monitoring, choiceless awareness, open attention, just sitting, shikantaza,
    open presence, noting, noting practice, do nothing meditation, zazen, vipassana,
    let thoughts come and go, letting thoughts come and go, watch my thoughts, watching my thoughts,
    watch thoughts, observe my thoughts, open focus, spacious awareness, resting in awareness`,
};

const timeWords: Readonly<Record<TimeOfDay, string>> = {
  morning: `morning, when i wake up, waking up, when i wake, as i wake up, before breakfast, start my day,
    start the day, start of the day, sunrise, first thing, before work, dawn, at breakfast,
    start of my day, get up, getting up, out of bed, commute in`,
  midday: `midday, mid day, noon, lunch, lunchtime, lunch time, lunch break, lunchbreak, lunch hour,
    at lunch, middle of the day, midday break, afternoon, tea break, coffee break, between meetings,
    work break, break at work`,
  evening: `evening, after work, tonight, end of the day, end of my day, after dinner, dusk, sunset,
    when i get home, home from work, before dinner, end of the working day, night time wind down`,
  bedtime: `bedtime, bed time, before bed, before sleep, before sleeping, before going to sleep, in bed,
    at night, nighttime, night time, going to bed, go to bed, goodnight, nightly, last thing,
    last thing at night, before i sleep, to fall asleep to, as i fall asleep, into bed, in the night,
    middle of the night`,
};

const postureWords: Readonly<Record<Posture, string>> = {
  seated: `seated, sit, sitting, sit down, sitting down, in a chair, on a chair, in my chair, chair,
    at my desk, at a desk, desk, cross legged, on a cushion, cushion, office chair, sat down,
    while sitting, on a bench, lotus`,
  lying: `lying, lying down, lie down, lay down, laying down, on my back, in bed, lie, laying,
    flat on my back, horizontal, on the floor, in my bed, lying in bed, on the bed, supine,
    reclining, reclined`,
  standing: `standing, stand, standing up, stand up, in a queue, in the queue, on my feet, upright,
    while standing`,
  walking: `walking, walking meditation, while walking, on a walk, on my walk, on walks, during a walk,
    take a walk, for a walk, my walk, to walk, walk to work, walk the dog, dog walk, on foot,
    while i walk, as i walk, on the move, strolling`,
};

const experienceWords: Readonly<Record<Experience, string>> = {
  newcomer: `beginner, beginner friendly, newcomer, newbie, novice, new to this, new to meditation,
    new to meditating, new to mindfulness, never meditated, never meditated before, never tried,
    never tried meditation, never done this, never done it, havent meditated, not meditated,
    first time, first timer, just started, only just started, just starting, starting out,
    getting started, start meditating, start with, begin with, to begin with, no experience,
    never done, brand new, for dummies, complete beginner, absolute beginner, total beginner, im new,
    learn to meditate, learning to meditate, starter, introduction, intro, introductory, basics,
    new at this, dont know how to meditate, how to meditate, inexperienced, first ever,
    first meditation, not an experienced, unexperienced, started meditating, never sat`,
  practised: `practised, practiced, experienced, advanced, experienced meditator, been meditating,
    meditated for years, meditating for years, meditate daily, meditate every day,
    meditate regularly, for years, long time meditator, longtime meditator, seasoned, expert,
    not a beginner, not a newbie, not new to this, not new to meditation, regular practice,
    regular meditator, established practice, long practice, intermediate, veteran, daily practice,
    old hand, deepen my practice, meditating daily, years of practice, years of experience,
    practised for years, practiced for years, well practised, long term meditator, meditate a lot,
    done a lot of meditation, for decades, been at it, many retreats, retreat, no longer a beginner,
    past the beginner stage`,
};

/** Content that a prompt may refuse. */
const contentNoteWords: Readonly<Record<ContentNote, string>> = {
  "breath-holds": `breath hold, breath holding, hold my breath, holding my breath, hold your breath,
    holding the breath`,
  "body-focus": "body focus, focus on my body, focusing on my body, thinking about my body",
  grief: "grief, grieving, bereavement, mourning",
  "strong-feelings": `strong feelings, strong emotions, heavy emotions, intense emotions, anything intense`,
};

const lengthWords = {
  long: "long, longer, lengthy, extended, longish, long sit, deep dive",
  short: `short, shorter, brief, quick, mini, micro, quickie, quick fix, tiny, bite sized, shortish`,
} as const;

const nounWords = `item, bits, meditation, session, practice, one, sit, exercise, thing, option, idea, technique,
    track, audio, suggestion, breather, break, pause, moment of calm, guided meditation, choice,
    mediation, medition, recording, meditative exercise, picks`;

const idioms = `peace and quiet, sit still, cant sit still, long day, long time, long week, sleep in, down to,
    calm before the storm, calm app, come down, write down, cut down, slow down, get down to,
    break down, find the time, each night out, low energy, sound good, sounds great, sound nice,
    sounds lovely, sound like, a bit of, be so kind, be kind enough, so kind as,
    would you be so kind, that would be kind, rain sounds, ocean sounds, nature sounds, wave sounds,
    wake up at, not too long, not that long, all day, each day, good morning, good evening,
    good afternoon, pain in the neck, nothing fancy, long flight, long list`;

const backwardRefusals = `hurts, hurts my, is painful, is uncomfortable, bores me, makes me anxious, make me panic,
    doesnt work for me, dont work for me, isnt for me, arent for me`;

export const meditationBook = createPhraseBook<MeditationMeaning>([
  ...sharedWords,
  ...listPhrasesByValue(practiceWords, (value) => ({ facet: "practice", value })),
  ...listPhrasesByValue(mindfulGoalWords, (value) => ({ facet: "goal", value })),
  ...listPhrasesByValue(timeWords, (value) => ({ facet: "timeOfDay", value })),
  ...listPhrasesByValue(postureWords, (value) => ({ facet: "posture", value })),
  ...listPhrases("walk", { facet: "movement", value: "walking" }),
  ...listPhrasesByValue(experienceWords, (value) => ({ facet: "experience", value })),
  ...listPhrasesByValue(contentNoteWords, (value) => ({ facet: "contentNote", value })),
  ...listPhrasesByValue(lengthWords, (value) => ({ facet: "length", value })),
  ...listPhrases(nounWords, { facet: "noun", value: null }),
  ...listPhrases(backwardRefusals, { facet: "refuseBefore", value: "refusal" }),
  ...listPhrases(idioms, { facet: "idiom", value: null }),
]);
