import { z } from "zod";
import { exerciseSchema, idSchema } from "./catalogue.ts";
import { daySchema } from "./day.ts";
import { defineEndpoint } from "./endpoint.ts";

/** An exercise that suits the person now, with what may take its place. */
const trainedSchema = exerciseSchema.extend({
  /** The planned entry that it is, if it is one. */
  entry_id: z.uuid().nullable(),
  /** Gentler and harder ones. Null where there is none, or none that suits the person. */
  easier_exercise: exerciseSchema.nullable(),
  harder_exercise: exerciseSchema.nullable(),
});
export type TrainedExercise = z.infer<typeof trainedSchema>;

const trainingSchema = z.object({
  /** Chosen for what the session trains, of what suits the person; may be none. */
  warm_up: z.array(trainedSchema),
  exercises: z.array(trainedSchema),
  cool_down: z.array(trainedSchema),
  /** What is planned and does not suit the person now. */
  left_out: z.array(z.object({ _id: z.string(), exercise_name: z.string(), conflicts: z.array(z.string()) })),
});
export type Training = z.infer<typeof trainingSchema>;

/** The exercises of a day, as planned, or one exercise alone. */
export const getTraining = defineEndpoint("getTraining", {
  method: "GET",
  path: "/training/:session",
  summary:
    "A session to train by: the exercises planned for a day, or a single one, with warm-up and cool-down.",
  params: z.object({ session: z.union([daySchema, idSchema]) }),
  output: trainingSchema,
  isKept: true,
  errors: ["item_not_found"],
});
