import {
  contentNotes,
  experiences,
  mindfulnessGoals,
  postures,
  practices,
  scriptNotes,
  sounds,
  timesOfDay,
} from "@fernwell/domain/calm/meditation";
import { z } from "zod";
import { line, pictureNameSchema } from "./text.ts";

export const meditationEntrySchema = z.strictObject({
  name: line(4, 60),
  description: line(60, 400),
  practice: z.enum(practices),
  goals: z.array(z.enum(mindfulnessGoals)).min(1).max(3),
  minutes: z.int().min(3).max(30),
  timesOfDay: z.array(z.enum(timesOfDay)).min(1),
  postures: z.array(z.enum(postures)).min(1),
  experience: z.enum(experiences),
  contentNotes: z.array(z.enum(contentNotes)),
  scriptNotes: z.array(z.enum(scriptNotes)),
  instructions: z.array(line(15, 240)).min(3).max(7),
  soundscape: z.strictObject({
    layers: z
      .array(z.strictObject({ sound: z.enum(sounds), level: z.number().min(0.05).max(1) }))
      .min(1)
      .max(4),
    rootHz: z.number().min(40).max(440),
    bells: z.strictObject({
      start: z.boolean(),
      end: z.boolean(),
      everyMinutes: z.int().min(1).max(15).nullable(),
    }),
  }),
  script: z.array(z.strictObject({ at: z.int().min(0), say: line(3, 900) })).min(6),
  scene: pictureNameSchema,
});
export type MeditationEntry = z.infer<typeof meditationEntrySchema>;
