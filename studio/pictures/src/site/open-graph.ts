import type { Coach } from "@fernwell/catalogue/catalogue";
import { svg } from "@fernwell/studio-drawing/svg";
import { hill, landAt, mist, rolling } from "../meditations/elements/land.ts";
import { box, disc, fill } from "../meditations/elements/paint.ts";
import { daisies, fernClump, grass } from "../meditations/elements/plants.ts";
import { birds, sky } from "../meditations/elements/sky.ts";
import { grove } from "../meditations/elements/trees.ts";
import { lake, ripples, shimmer } from "../meditations/elements/water.ts";
import { createLight } from "../meditations/light.ts";
import { createStage } from "../meditations/stage.ts";
import { drawCoach } from "../people/draw-person.ts";
import { mark } from "./mark.ts";

export const openGraphSize = { width: 1200, height: 630 } as const;

/** The logo's mark above the garden. */
export function drawGeneralCard(): string {
  const s = createStage(
    "open graph",
    createLight({ hour: "dawn", practice: "mindful-movement", land: "#5f9a5c" }),
  );
  const far = rolling(s.random.fork("far"), 300, 30, 1.7);
  const range = rolling(s.random.fork("range"), 350, 24, 2);
  const bank = rolling(s.random.fork("bank"), 500, 12, 1.2);
  return svg(
    openGraphSize,
    s.layer(
      sky(s, { horizon: 350, orb: { x: 900, y: 220, r: 44 }, clouds: 4 }),
      birds(s, 760, 120, 3, 9),
      hill(s, far, 0.74),
      mist(s, 290, 90),
      hill(s, range, 0.5, { bottom: 394 }),
      grove(s, { edge: range, from: 0, to: 1200, count: 16, height: 54, distance: 0.46, kind: "round" }),
      lake(s, 392, 560),
      shimmer(s, 900, 396, 500, 60),
      ripples(s, 404, 520, 26),
      hill(s, bank, 0.12),
      daisies(s, bank, {
        from: 20,
        to: 1180,
        count: 44,
        size: 14,
        colours: ["#fff7ea", "#9382cb", "#e79a76"],
        stem: 44,
      }),
      fernClump(s, 60, 660, 300),
      fernClump(s, 1150, 670, 330, landAt(s, 0)),
      grass(s, () => 640, { count: 200, height: 50 }),
      badge(600, 300, 168, "#1E5B41"),
    ),
  );
}

export function drawMealsCard(picture: string): string {
  return drawPartCard({ tint: "#FBEDE4", accent: "#A3421A", picture });
}

export function drawExerciseCard(picture: string): string {
  return drawPartCard({ tint: "#E6F1F3", accent: "#14606F", picture });
}

export function drawMeditationCard(picture: string): string {
  return drawPartCard({ tint: "#EFECF7", accent: "#574593", picture });
}

export function drawCoachesCard(four: readonly Coach[]): string {
  const portraits = four.map((coach, i) =>
    embed(drawCoach(coach), {
      x: 400 + (i % 2) * 400,
      y: Math.floor(i / 2) * 315,
      width: 400,
      height: 315,
    }),
  );
  return svg(
    openGraphSize,
    fill(box(0, 0, 1200, 630), "#FBF2DA"),
    ...portraits,
    badge(200, 315, 136, "#7C5A08"),
  );
}

function drawPartCard({ tint, accent, picture }: { tint: string; accent: string; picture: string }): string {
  return svg(
    openGraphSize,
    fill(box(0, 0, 1200, 630), tint),
    embed(picture, { x: 360, y: 0, width: 840, height: 630 }),
    badge(180, 315, 126, accent),
  );
}

/** The logo's mark on a disc. */
function badge(x: number, y: number, radius: number, colour: string): string {
  return fill(disc(x, y, radius), "#FBF8F2") + mark(x, y, radius * 1.3, colour);
}

/** Embeds a picture in another. It fills its place and is cropped to fit. */
function embed(picture: string, place: { x: number; y: number; width: number; height: number }): string {
  const { x, y, width, height } = place;
  const opened = `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`;
  return picture.replace(/^<svg([^>]*?) width="[^"]*" height="[^"]*"/, `${opened}$1`);
}
