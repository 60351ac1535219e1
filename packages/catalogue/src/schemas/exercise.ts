import {
  bodyAreas,
  demands,
  equipment,
  fitnessGoals,
  fitnessLevels,
  movementPatterns,
  muscles,
  positions,
  spineMovements,
  workoutTypes,
} from "@fernwell/domain/movement/exercise";
import { movementFacets } from "@fernwell/domain/movement/facets";
import { z } from "zod";
import { line, pictureNameSchema, slugSchema } from "./text.ts";

const demandSchema = z.enum(demands);
const sets = { sets: z.int().min(1).max(8), perSide: z.boolean(), restSeconds: z.int().min(0).max(240) };

const doseSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("sets"), reps: z.int().min(1).max(60), ...sets }),
  z.strictObject({ kind: z.literal("holds"), seconds: z.int().min(5).max(300), ...sets }),
  z.strictObject({
    kind: z.literal("intervals"),
    rounds: z.int().min(2).max(40),
    workSeconds: z.int().min(10).max(600),
    restSeconds: z.int().min(0).max(300),
  }),
  z.strictObject({ kind: z.literal("steady") }),
]);

export const exerciseEntrySchema = z.strictObject({
  name: line(3, 60),
  /** Other names of the movement and of the families it belongs to, such as "squats". */
  alsoCalled: z.array(line(2, 60)).default([]),
  description: line(60, 400),
  workoutTypes: z.array(z.enum(workoutTypes)).min(1).max(3),
  goals: z.array(z.enum(fitnessGoals)).min(1).max(5),
  level: z.enum(fitnessLevels),
  /** The Compendium of Physical Activities reuses codes between editions, so both are kept. */
  met: z.strictObject({
    edition: z.union([z.literal(2011), z.literal(2024)]),
    code: z.string().regex(/^\d{5}$/),
  }),
  minutes: z.int().min(2).max(120),
  dose: doseSchema,
  pattern: z.enum(movementPatterns),
  positions: z.array(z.enum(positions)).min(1),
  impact: demandSchema,
  load: z.strictObject(
    Object.fromEntries(bodyAreas.map((area) => [area, demandSchema])) as Record<
      (typeof bodyAreas)[number],
      typeof demandSchema
    >,
  ),
  overhead: z.boolean(),
  balance: demandSchema,
  floorTransfer: z.boolean(),
  strain: demandSchema,
  spine: z.array(z.enum(spineMovements)),
  headBelowHeart: z.boolean(),
  facets: z.array(z.enum(movementFacets)),
  muscles: z.strictObject({
    primary: z.array(z.enum(muscles)).min(1).max(4),
    secondary: z.array(z.enum(muscles)).max(6),
  }),
  equipment: z.array(z.enum(equipment)),
  steps: z.array(line(15, 300)).min(3).max(9),
  cues: z.array(line(8, 160)).min(2).max(5),
  mistakes: z.array(line(8, 160)).min(2).max(4),
  easier: slugSchema.nullable(),
  harder: slugSchema.nullable(),
  trainer: slugSchema,
  pose: pictureNameSchema,
});
export type ExerciseEntry = z.infer<typeof exerciseEntrySchema>;
