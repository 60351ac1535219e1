import { darken, mix } from "@fernwell/studio-drawing/colour";
import { group, place, round } from "@fernwell/studio-drawing/svg";
import { blade, box, castShadow, disc, fill, line, repeat, solid } from "../meditations/elements/paint.ts";
import { fernClump } from "../meditations/elements/plants.ts";
import { at, type Spot } from "../meditations/elements/spot.ts";
import type { Stage } from "../meditations/stage.ts";
import { phone } from "./phone.ts";

/** A bowl of leaves, tomatoes, chickpeas and egg, seen slightly from above. */
export function foodBowl(s: Stage, spot: Spot): string {
  const leaf = (x: number, y: number, size: number, tone: string): string =>
    fill(
      repeat(6, (i) => blade(x, y, 20 + i * 28, size, 0.5)),
      s.tint(tone),
    );
  const rim = "M-230-120A230 62 0 0 0 230-120C224-34 150 22 96 30H-96C-150 22-224-34-230-120Z";
  return at(
    spot,
    castShadow(s, 0, 26, 420),
    fill(disc(0, -120, 230, 62), s.tint("#e0c9a4")),
    fill(disc(0, -118, 208, 52), s.tint("#d9b878")),
    leaf(-120, -110, 84, "#236a4b") +
      leaf(90, -118, 90, "#2f7a58") +
      leaf(0, -122, 96, "#34845d") +
      leaf(-60, -100, 70, "#57a77c") +
      leaf(150, -100, 60, "#57a77c"),
    ...[
      [-150, -128, 24],
      [-108, -146, 22],
      [120, -150, 24],
      [40, -158, 21],
    ].map(
      ([x = 0, y = 0, r = 0]) =>
        solid(s, disc(x, y, r), "#d2492f", "ball") +
        fill(disc(x - r * 0.3, y - r * 0.36, r * 0.22), "#ffffff", { opacity: 0.5 }),
    ),
    ...[
      [-60, -150],
      [-30, -164],
      [-76, -172],
      [-14, -142],
      [74, -126],
      [100, -112],
    ].map(([x = 0, y = 0]) => solid(s, disc(x, y, 15, 14), "#e0b878", "ball")),
    solid(s, disc(10, -118, 56, 32), "#fffaf0", "stone") +
      solid(s, disc(12, -122, 26, 17), "#f2b33d", "ball"),
    solid(s, rim, "#f3e6cc"),
    line("M-226-92Q0 0 226-92", s.tint("#a3421a"), 9) + line("M-222-70Q0 22 222-70", s.tint("#cf7a4e"), 4),
  );
}

/** The phone with the plan, propped up on its stand. */
export function proppedPhone(s: Stage, { x, y, scale = 1 }: Spot): string {
  return group(
    { transform: place({ x, y, scale }) },
    castShadow(s, 10, 0, 420),
    solid(s, "M-150-60H150L190 14Q190 26 176 26H-176Q-190 26-190 14Z", "#b98458", "plane"),
    group({ transform: "translate(-210 -880) rotate(-3 210 860)" }, phone()),
    solid(s, box(-176, -44, 352, 40, 12), "#c9986a", "plane"),
  );
}

export function trainers(s: Stage, spot: Spot): string {
  return at(
    spot,
    castShadow(s, 80, 4, 300),
    group({ transform: "translate(60 -16)" }, trainer(s)),
    group({ transform: "translate(-30 10) scale(1.08)" }, trainer(s)),
  );
}

function trainer(s: Stage): string {
  const [body, cream] = ["#cf7a4e", s.tint("#f6ecd8")];
  return [
    fill("M14-116C30-136 70-138 96-134L88-102C60-92 34-98 14-116Z", s.tint("#1b5563")),
    fill("M76-114C82-138 96-150 110-148C122-144 126-128 122-110Z", s.tint(body)),
    solid(
      s,
      "M4-28C-4-70 8-100 14-116C18-126 30-126 38-120C52-102 76-102 90-124L104-130C120-100 156-80 202-70C240-62 260-48 256-30C188-20 86-18 4-28Z",
      body,
    ),
    fill("M4-28C-4-70 8-100 14-116L34-114C30-86 34-58 54-22Z", cream),
    fill("M102-24C106-52 124-76 144-88L162-82C146-66 136-48 136-22Z", cream),
    line("M98-106L124-118M112-92L138-106M128-80L152-94", cream, 7),
    solid(s, "M2-30C86-18 188-18 256-32C268-14 256 0 230 0H24C4 0-6-14 2-30Z", "#f6ecd8"),
    fill("M-2-11H260C255-4 245 0 230 0H24C10 0 2-4-2-11Z", s.tint("#2b7485")),
  ].join("");
}

export function cushion(s: Stage, spot: Spot, colour = "#6d5aa8"): string {
  return at(
    spot,
    castShadow(s, 0, 6, 330),
    solid(
      s,
      "M-168-22C-168-44-152-50-132-50H132C152-50 168-44 168-22C168-2 152 4 132 4H-132C-152 4-168-2-168-22Z",
      darken(colour, 0.25),
      "plane",
    ),
    solid(
      s,
      "M-138-92C-138-150-80-174 0-174C80-174 138-150 138-92C138-48 84-30 0-30C-84-30-138-48-138-92Z",
      colour,
      "ball",
    ),
    line(
      [-120, -80, -40, 0, 40, 80, 120]
        .map(
          (reach) =>
            `M0-158c${round(reach * 0.6)} 0 ${reach} 16 ${round(reach * 1.04)} ${round(98 - Math.abs(reach) * 0.25)}`,
        )
        .join(""),
      s.tint(darken(colour, 0.45)),
      4,
      { opacity: 0.4 },
    ),
    fill(disc(0, -158, 14, 7), s.tint(mix(colour, "#ffffff", 0.4))),
  );
}

export function pottedFern(s: Stage, spot: Spot, length = 240): string {
  return at(
    spot,
    castShadow(s, 0, 0, 150),
    fernClump(s, 0, -120, length, s.tint("#2f7a58")),
    solid(s, "M-66-118H66L52-8Q50 0 40 0H-40Q-50 0-52-8Z", "#cf7a4e"),
    solid(s, "M-76-136A76 12 0 0 0 76-136V-112Q0-98-76-112Z", "#cf7a4e"),
  );
}
