import { darken } from "@fernwell/studio-drawing/colour";
import type { Stage } from "../stage.ts";
import { castShadow, disc, fill, line, repeat, solid } from "./paint.ts";
import { at, type Spot } from "./spot.ts";

const atRest = "M-18-104C-26-88-26-74-22-64M18-104C26-88 26-74 22-64";

/** A distant walker in a coat, seen from behind. */
export function walker(
  s: Stage,
  spot: Spot,
  { coat, hair, skirt = 0, arms = atRest }: { coat: string; hair: string; skirt?: number; arms?: string },
): string {
  return at(
    spot,
    castShadow(s, 2, 0, 46),
    line("M-6-56L-10-2M8-56L14-4", s.tint("#3f4450"), 11),
    repeat(2, (i) => fill(disc(i === 0 ? -8 : 16, -2, 9, 4), s.tint("#4a3a34"))),
    line(arms, s.tint(darken(coat, 0.12)), 10),
    solid(
      s,
      `M-20-108C-16-120 16-120 20-108C24-86 ${22 + skirt}-56 ${20 + skirt}-46H${-20 - skirt}C${-22 - skirt}-56-24-86-20-108Z`,
      coat,
    ),
    fill(disc(0, -128, 14, 15), s.tint("#c98f6b")),
    fill("M-16-128C-18-146-8-152 2-151C14-150 18-140 16-126C12-116-12-116-16-128Z", s.tint(hair)),
  );
}
