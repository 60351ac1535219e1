import type { Dose } from "@fernwell/domain/movement/exercise";
import { z } from "zod";

const setFields = { sets: z.int(), per_side: z.boolean(), rest_seconds: z.int() };

/** How much of an exercise to do. With `per_side`, each side has as many sets. */
export const doseSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("sets"), reps: z.int(), ...setFields }),
  z.object({ kind: z.literal("holds"), seconds: z.int(), ...setFields }),
  z.object({
    kind: z.literal("intervals"),
    rounds: z.int(),
    work_seconds: z.int(),
    rest_seconds: z.int(),
  }),
  z.object({ kind: z.literal("steady"), minutes: z.int() }),
]);
export type WireDose = z.infer<typeof doseSchema>;

/** At a steady pace, the exercise's own minutes are the dose. */
export function doseToWire(dose: Dose, minutes: number): WireDose {
  switch (dose.kind) {
    case "sets":
      return { kind: "sets", reps: dose.reps, ...setsToWire(dose) };
    case "holds":
      return { kind: "holds", seconds: dose.seconds, ...setsToWire(dose) };
    case "intervals": {
      const { rounds, workSeconds, restSeconds } = dose;
      return { kind: "intervals", rounds, work_seconds: workSeconds, rest_seconds: restSeconds };
    }
    case "steady":
      return { kind: "steady", minutes };
  }
}

export function doseFromWire(dose: WireDose): Dose {
  switch (dose.kind) {
    case "sets":
      return { kind: "sets", reps: dose.reps, ...setsFromWire(dose) };
    case "holds":
      return { kind: "holds", seconds: dose.seconds, ...setsFromWire(dose) };
    case "intervals": {
      const { rounds, work_seconds, rest_seconds } = dose;
      return { kind: "intervals", rounds, workSeconds: work_seconds, restSeconds: rest_seconds };
    }
    case "steady":
      return { kind: "steady" };
  }
}

function setsToWire({ sets, perSide, restSeconds }: Extract<Dose, { readonly sets: number }>) {
  return { sets, per_side: perSide, rest_seconds: restSeconds };
}

function setsFromWire({ sets, per_side, rest_seconds }: Extract<WireDose, { sets: number }>) {
  return { sets, perSide: per_side, restSeconds: rest_seconds };
}
