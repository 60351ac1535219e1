import { brand } from "#app/lib/brand.ts";

/** What is said of coaches wherever they are listed. */
export const coachFee = `Health coaches are optional and available for an additional fee. They work outside ${brand.name}: you contact them yourself, and agree and pay with them directly.`;
