import type { Coach as WireCoach } from "@fernwell/contract/catalogue";

export interface Coach {
  readonly id: string;
  readonly name: string;
  readonly businessName: string;
  readonly image: string | null;
  readonly imageAlt: string;
  readonly imagePlaceholder: string | null;
  readonly description: string;
  readonly email: string;
  readonly phone: string;
  readonly link: string;
  readonly qualification: string;
  readonly specialities: readonly string[];
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
