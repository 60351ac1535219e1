import type { Coach as WireCoach } from "@fernwell/contract/catalogue";
import { z } from "zod";

const coachSchema = z.object({
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
});

export type Coach = z.infer<typeof coachSchema>;

const stateSchema = z.object({ coach: coachSchema });

/** The navigation state of a coach's page. */
export type CoachState = z.infer<typeof stateSchema>;

export function findCoachIn(state: unknown, id: string): Coach | null {
  const coach = stateSchema.safeParse(state).data?.coach;
  return coach?.id === id ? coach : null;
}

export function readCoach(coach: WireCoach): Coach {
  return {
    id: coach._id,
    name: coach.name,
    businessName: coach["Business Name"],
    image: coach.image,
    imageAlt: coach.image_alt ?? "",
    imagePlaceholder: coach.image_stand_in,
    description: coach.description,
    email: coach.email,
    phone: coach["Primary Phone"],
    link: coach.link,
    qualification: coach.qualification,
    specialities: coach.specialities,
  };
}
