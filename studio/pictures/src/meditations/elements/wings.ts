import { darken, mix } from "@fernwell/studio-drawing/colour";
import { group, place } from "@fernwell/studio-drawing/svg";
import type { Stage } from "../stage.ts";
import { disc, fill, line, solid } from "./paint.ts";
import { at, type Spot } from "./spot.ts";

/** A small singing bird on its perch. */
export function songbird(s: Stage, spot: Spot, { back, breast }: { back: string; breast: string }): string {
  return at(
    spot,
    line("M-2-10V0M10-10V0", s.tint("#7a5a3c"), 3),
    fill("M-24-22L-84 6L-76 14L-20-4Z", s.tint(darken(back, 0.3))),
    solid(s, "M-40-20C-42-54-14-84 16-84C36-84 46-70 44-54C42-20 24-4-2-4C-22-4-38-8-40-20Z", back, "ball"),
    fill("M44-56C44-22 26-6 2-6C14-24 14-54 24-70C34-74 44-70 44-56Z", s.tint(breast)),
    fill("M-34-24C-30-50-10-60 10-50C4-30-14-18-34-24Z", s.tint(darken(back, 0.22))),
    fill("M42-74L66-82L46-66ZM43-66L62-62L42-58Z", s.tint("#e0a13c")),
    fill(disc(28, -70, 4), s.tint("#20191c")) + fill(disc(29.4, -71.4, 1.4), "#ffffff"),
  );
}

/** A swallow on a wire, wings folded, tail forked. */
export function swallow(s: Stage, x: number, y: number, size: number, lean: number): string {
  const [blue, throat] = [s.tint("#2f4468"), s.tint("#b9573c")];
  return group(
    { transform: place({ x, y, turn: lean, scale: size }) },
    fill(
      "M-11-20C-14-38-6-48 2-48C12-48 15-36 12-20C10-4 6 4 3 10L12 44L2 20L-4 46L-6 10C-9 0-10-10-11-20Z",
      blue,
    ),
    fill("M4-34C12-30 13-12 8 0C3-2 0-20 4-34Z", s.tint("#f4ead6")),
    fill("M3-45C10-44 13-38 12-33C8-32 4-34 3-38Z", throat),
    fill("M11-44L20-41L12-39Z", s.tint("#3a3036")),
  );
}

export function bee(s: Stage, x: number, y: number, size: number, turn: number): string {
  return group(
    { transform: place({ x, y, turn, scale: size }) },
    fill(disc(-4, -15, 9, 13) + disc(8, -14, 7, 11), mix(s.light.glint, s.light.air, 0.2), { opacity: 0.8 }),
    solid(s, disc(0, 0, 18, 12), "#e9b23f", "ball"),
    fill("M-7-11Q-4 0-7 11L-1 12Q2 0-1-12ZM6-11Q9 0 6 11L11 9Q14 0 11-9Z", s.tint("#3b2a22")),
    fill(disc(19, -1, 7), s.tint("#3b2a22")),
  );
}
