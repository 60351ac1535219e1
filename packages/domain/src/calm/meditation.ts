import type { Branded } from "../branded.ts";

export type MeditationId = Branded<string, "MeditationId">;

export const practices = [
  "breath-awareness",
  "paced-breathing",
  "body-scan",
  "loving-kindness",
  "visualisation",
  "mantra-and-sound",
  "mindful-movement",
  "open-awareness",
] as const;
export type Practice = (typeof practices)[number];

export const mindfulnessGoals = [
  "reduce-stress",
  "sleep-better",
  "sharpen-focus",
  "lift-mood",
  "ease-tension",
  "be-kinder-to-myself",
] as const;
export type MindfulnessGoal = (typeof mindfulnessGoals)[number];

export const timesOfDay = ["morning", "midday", "evening", "bedtime"] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

export const postures = ["seated", "lying", "standing", "walking"] as const;
export type Posture = (typeof postures)[number];

export const experiences = ["newcomer", "practised"] as const;
export type Experience = (typeof experiences)[number];

/** Content that may be upsetting and is announced beforehand. */
export const contentNotes = ["breath-holds", "body-focus", "grief", "strong-feelings"] as const;
export type ContentNote = (typeof contentNotes)[number];

/** What a script asks for or describes, where practice, postures, length and sounds do not say it. */
export const scriptNotes = [
  "breath-focus",
  "paced-breathing",
  "leg-focus",
  "imagery",
  "voice",
  "listening",
  "eyesight",
  "eyes-closed",
  "neck-movement",
  "shoulder-movement",
  "hand-movement",
  "back-movement",
  "leg-movement",
  "muscle-tensing",
  "balancing",
  "standing",
  "walking",
  "lying",
  "water-imagery",
  "height-imagery",
  "fire-imagery",
  "dark-imagery",
  "enclosed-imagery",
  "motion-imagery",
  "animal-imagery",
  "insect-imagery",
  "food-imagery",
  "hospital-imagery",
  "childhood-imagery",
  "difficult-people",
] as const;
export type ScriptNote = (typeof scriptNotes)[number];

export const sounds = [
  "rain",
  "ocean",
  "stream",
  "forest",
  "birdsong",
  "wind",
  "night-insects",
  "fire",
  "singing-bowl",
  "drone",
  "soft-pad",
  "heartbeat",
] as const;
export type Sound = (typeof sounds)[number];

/** Without layers there is silence around the voice. */
export interface Soundscape {
  readonly layers: readonly { readonly sound: Sound; readonly level: number }[];
  /** The note that bowls, drones and pads are tuned to. */
  readonly rootHz: number;
  readonly bells: { readonly start: boolean; readonly end: boolean; readonly everyMinutes: number | null };
}

export interface Cue {
  /** Seconds from the start. */
  readonly at: number;
  readonly say: string;
}

export interface Meditation {
  readonly id: MeditationId;
  readonly name: string;
  readonly description: string;
  readonly practice: Practice;
  readonly goals: readonly MindfulnessGoal[];
  readonly minutes: number;
  readonly timesOfDay: readonly TimeOfDay[];
  readonly postures: readonly Posture[];
  readonly experience: Experience;
  readonly contentNotes: readonly ContentNote[];
  readonly scriptNotes: readonly ScriptNote[];
  readonly instructions: readonly string[];
  readonly script: readonly Cue[];
  readonly soundscape: Soundscape;
}

/** How long a person wants to meditate per day. */
export const dailyDurations = {
  "up-to-5-minutes": { maxMinutes: 5 },
  "6-to-10-minutes": { maxMinutes: 10 },
  "11-to-20-minutes": { maxMinutes: 20 },
  "more-than-20-minutes": { maxMinutes: Number.POSITIVE_INFINITY },
} as const satisfies Record<string, { readonly maxMinutes: number }>;
export type DailyDuration = keyof typeof dailyDurations;
export const dailyDurationIds = Object.keys(dailyDurations) as DailyDuration[];
