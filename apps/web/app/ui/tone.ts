/** The colour of a kind: fern the product itself, clay meals, lake exercise, dusk meditation, sun coaches. */
export type Tone = "fern" | "clay" | "lake" | "dusk" | "sun";

export const toneText: Record<Tone, string> = {
  fern: "text-fern-700",
  clay: "text-clay-700",
  lake: "text-lake-700",
  dusk: "text-dusk-700",
  sun: "text-sun-700",
};

export const toneTint: Record<Tone, string> = {
  fern: "bg-fern-50",
  clay: "bg-clay-50",
  lake: "bg-lake-50",
  dusk: "bg-dusk-50",
  sun: "bg-sun-50",
};

export const toneFill: Record<Tone, string> = {
  fern: "bg-fern-700",
  clay: "bg-clay-700",
  lake: "bg-lake-700",
  dusk: "bg-dusk-700",
  sun: "bg-sun-700",
};

export const toneBorder: Record<Tone, string> = {
  fern: "border-fern-700",
  clay: "border-clay-700",
  lake: "border-lake-700",
  dusk: "border-dusk-700",
  sun: "border-sun-700",
};
