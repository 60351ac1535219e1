/** Shown for values that an entry lacks; the catalogue's own entries lack none. */
const fallbacks = { duration: "2109", intensity: "4" };

export function durationInWords(minutes: number | null | undefined): string {
  return minutes ? `${minutes} min` : fallbacks.duration;
}

export function intensityInWords(intensity: string | null | undefined): string {
  return intensity || fallbacks.intensity;
}

export function equipmentInWords(equipment: readonly string[]): string {
  return equipment.length === 0 ? "None" : equipment.join(", ");
}
