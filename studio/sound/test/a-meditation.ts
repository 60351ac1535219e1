import type { Meditation, MeditationId, Sound } from "@fernwell/domain/calm/meditation";

const short: Meditation = {
  id: "a-short-sit" as MeditationId,
  name: "A short sit",
  description: "Half a minute by a brook.",
  practice: "breath-awareness",
  goals: ["reduce-stress"],
  minutes: 0.5,
  timesOfDay: ["midday"],
  postures: ["seated"],
  experience: "newcomer",
  contentNotes: [],
  scriptNotes: [],
  instructions: ["Sit."],
  script: [
    { at: 4, say: "Sit down." },
    { at: 12, say: "Stay a while." },
  ],
  soundscape: {
    layers: [{ sound: "wind", level: 0.3 }],
    rootHz: 110,
    bells: { start: false, end: false, everyMinutes: null },
  },
};

/** A half-minute session, with the given properties. */
export function aMeditation(changes: Partial<Meditation> = {}): Meditation {
  return { ...short, ...changes };
}

export function aSoundscape(...sounds: readonly Sound[]): Meditation["soundscape"] {
  return { ...short.soundscape, layers: sounds.map((sound) => ({ sound, level: 0.3 })) };
}
