import { brand } from "#app/lib/brand.ts";

/** Shown wherever coaches are listed. */
export const coachFee = `Health coaches are optional and available for an additional fee. They work outside ${brand.name}: you contact them yourself, and agree and pay with them directly.`;
