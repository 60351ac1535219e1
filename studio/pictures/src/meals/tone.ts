import { mix } from "@fernwell/studio-drawing/colour";

/** The difference of two colours, from 0 to about 1. Lightness counts more than hue. */
export function contrast(a: string, b: string): number {
  const [first, second] = [channels(a), channels(b)];
  const difference = first.map((value, i) => value - (second[i] ?? 0));
  const [r = 0, g = 0, blue = 0] = difference;
  return Math.sqrt(0.3 * r * r + 0.5 * g * g + 0.2 * blue * blue);
}

/** Blends weighted colours. */
export function blend(
  colours: readonly { readonly colour: string; readonly weight: number }[],
  fallback: string,
): string {
  let mixed = fallback;
  let sum = 0;
  for (const { colour, weight } of colours) {
    if (weight <= 0) continue;
    sum += weight;
    mixed = mix(mixed, colour, weight / sum);
  }
  return mixed;
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
}
