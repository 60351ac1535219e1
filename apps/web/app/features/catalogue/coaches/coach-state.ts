import { z } from "zod";
import type { Coach } from "./coach.ts";

/** The navigation state of a coach's page. */
export interface CoachState {
  readonly coach: Coach;
}

const stateSchema: z.ZodType<CoachState> = z.object({
  coach: z.object({
    id: z.string(),
    name: z.string(),
    businessName: z.string(),
    image: z.string().nullable(),
    imageAlt: z.string(),
    imagePlaceholder: z.string().nullable(),
    description: z.string(),
    email: z.string(),
    phone: z.string(),
    link: z.string(),
    qualification: z.string(),
    specialities: z.array(z.string()),
  }),
});

export function findCoachIn(state: unknown, id: string): Coach | null {
  const coach = stateSchema.safeParse(state).data?.coach;
  return coach?.id === id ? coach : null;
}
