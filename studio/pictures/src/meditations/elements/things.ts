import { darken, lighten, mix } from "@fernwell/studio-drawing/colour";
import type { Stage } from "../stage.ts";
import { box, castShadow, disc, fill, line, repeat, solid } from "./paint.ts";
import { at, type Spot } from "./spot.ts";
import { steam } from "./weather.ts";

export function cup(
  s: Stage,
  spot: Spot,
  { glaze = "#f6ecd8", band = "#2b7485", steaming = true } = {},
): string {
  return at(
    spot,
    castShadow(s, 0, 0, 150),
    solid(s, disc(0, -10, 98, 17), glaze),
    fill(disc(0, -12, 60, 8), s.light.shadow, { opacity: 0.2 }),
    line("M56-94C106-102 104-40 38-36", s.tint(darken(glaze, 0.14)), 14),
    fill(disc(0, -108, 66, 15), s.tint(darken(glaze, 0.16))),
    fill(disc(1, -105, 57, 10), s.tint("#9a5a2c")),
    solid(s, "M-66-108A66 15 0 0 0 66-108C66-56 48-18 30-12H-30C-48-18-66-56-66-108Z", glaze),
    line("M-63-84Q0-62 63-84", s.tint(band), 7),
    steaming ? steam(s, 0, -116, 250) : "",
  );
}

export function basketOfApples(s: Stage, spot: Spot): string {
  const apples = [
    [-34, -72, "#c9503a"],
    [0, -78, "#d9793f"],
    [34, -72, "#c9503a"],
    [-18, -90, "#b8402f"],
    [18, -90, "#d2a23e"],
    [0, -100, "#c9503a"],
  ] as const;
  return at(
    spot,
    castShadow(s, 0, 0, 120),
    line("M-58-56C-50-150 50-150 58-56", s.tint("#8a5f38"), 8),
    fill(disc(0, -58, 62, 14), s.tint("#5d3f28")),
    ...apples.map(
      ([x, y, colour]) =>
        solid(s, disc(x, y, 20, 19), colour, "ball") +
        line(`M${x} ${y - 17}q2-7 6-9`, s.tint("#5d3f28"), 2.6),
    ),
    solid(s, "M-62-58A62 14 0 0 0 62-58L50-6Q48 0 40 0H-40Q-48 0-50-6Z", "#b07a45"),
    line("M-59-44Q0-26 59-44M-56-30Q0-12 56-30M-53-16Q0 0 53-16", s.tint("#7d5430"), 3, { opacity: 0.7 }),
    line(
      repeat(9, (i) => `M${-52 + i * 13}-50L${-42 + i * 10.5}-4`),
      s.tint("#7d5430"),
      2.4,
      { opacity: 0.5 },
    ),
  );
}

/** A slatted bench seen from the front. */
export function bench(s: Stage, spot: Spot, wood = "#9a6b42"): string {
  const slat = (y: number, height: number, half = 170): string =>
    solid(s, box(-half, y, half * 2, height, 4), wood, "plane");
  return at(
    spot,
    castShadow(s, 0, 0, 320),
    line("M-150-128V0M150-128V0M-120-60V-2M120-60V-2", s.tint("#3a4a4f"), 11),
    slat(-134, 16),
    slat(-112, 16),
    slat(-90, 16),
    slat(-66, 12, 180),
    slat(-54, 13, 188),
    line("M-166-96Q-190-94-188-58M166-96Q190-94 188-58", s.tint("#3a4a4f"), 8),
  );
}

export function rowingBoat(s: Stage, spot: Spot, hull: string): string {
  return at(
    spot,
    fill("M-88-24Q0-8 88-24L80-30H-80Z", s.tint(darken(hull, 0.45))),
    solid(s, "M-92-28C-60-16 60-16 92-28C84-4 64 6 40 8H-40C-64 6-84-4-92-28Z", hull, "plane"),
    line("M-92-28C-60-16 60-16 92-28", s.tint("#f6ecd8"), 4),
    line("M-30-22L-84 12M30-22L84 12", s.tint("#c08a56"), 4),
  );
}

export function sailingBoat(s: Stage, spot: Spot, sail = "#f6ecd8"): string {
  return at(
    spot,
    line("M0-8V-128", s.tint("#6b4a35"), 4),
    solid(s, "M6-124Q58-60 66-22H6Z", sail, "plane"),
    solid(s, "M-4-110Q-40-56-44-22H-4Z", mix(sail, "#cf7a4e", 0.25), "plane"),
    solid(s, "M-56-16H70C64 2 52 10 36 10H-24C-42 10-52 0-56-16Z", "#7a4a35", "plane"),
  );
}

export function bicycle(s: Stage, spot: Spot, frame = "#c2563f"): string {
  const wheel = (x: number): string =>
    `<circle cx="${x}" cy="-46" r="44" fill="none" stroke="${s.tint("#3a3a40")}" stroke-width="6"/><circle cx="${x}" cy="-46" r="5" fill="${s.tint("#3a3a40")}"/>` +
    line(
      repeat(
        6,
        (i) => `M${x} -46l${(Math.cos(i * 1.047) * 42).toFixed(1)} ${(Math.sin(i * 1.047) * 42).toFixed(1)}`,
      ),
      s.tint("#8c8f94"),
      1.4,
    );
  return at(
    spot,
    castShadow(s, 0, 0, 200),
    wheel(-66),
    wheel(70),
    line("M-66-46L-34-108L42-112L4-46ZM-66-46H4L-34-108M42-112L70-46M42-112L38-132", s.tint(frame), 7),
    line("M-34-108L-40-124", s.tint("#3a3a40"), 5),
    solid(s, "M-62-130C-52-136-30-134-22-126C-34-122-54-122-62-130Z", "#5d4030", "plane"),
    line("M38-132C50-142 28-146 20-138", s.tint("#3a3a40"), 5),
    solid(s, "M52-146H104L98-108H58Z", "#b07a45", "plane"),
    line("M54-134H102M56-122H100M66-146V-108M78-146V-108M90-146V-108", s.tint("#7d5430"), 2),
  );
}

export function umbrella(s: Stage, spot: Spot, [first, second]: readonly [string, string]): string {
  const gores = [
    [-210, -150, first],
    [-150, -74, second],
    [-74, 0, first],
    [0, 74, second],
    [74, 150, first],
    [150, 210, second],
  ] as const;
  return at(
    spot,
    line("M0-210V-14C0 16-44 16-44-12", s.tint("#7a5234"), 10),
    ...gores.map(([from, to, colour]) =>
      fill(
        `M0-330Q${from * 0.9}-300 ${from}-178Q${(from + to) / 2}-206 ${to}-178Q${to * 0.9}-300 0-330Z`,
        s.tint(colour),
      ),
    ),
    fill(
      "M0-330Q-189-300-210-178Q-180-206-150-178Q-112-206-74-178Q-37-206 0-178Q37-206 74-178Q112-206 150-178Q180-206 210-178Q189-300 0-330Z",
      s.form("ball"),
    ),
    line("M0-330V-352", s.tint("#7a5234"), 7),
  );
}

export function wateringCan(s: Stage, spot: Spot, colour = "#6f9a8c"): string {
  return at(
    spot,
    castShadow(s, 0, 0, 150),
    line("M-60-104C-130-120-132-40-64-24", s.tint(darken(colour, 0.1)), 11),
    line("M-40-118C-30-168 34-168 46-118", s.tint(darken(colour, 0.1)), 10),
    solid(s, "M56-62L142-136L152-124L60-22Z", colour, "plane"),
    solid(s, "M130-142L164-154L170-110L148-116Z", lighten(colour, 0.2), "plane"),
    solid(s, "M-64-112A64 13 0 0 0 64-112L60-6Q60 2 50 2H-50Q-60 2-60-6Z", colour),
    fill(disc(0, -112, 64, 13), s.tint(darken(colour, 0.3))),
    line("M-62-84Q0-68 62-84", s.tint(lighten(colour, 0.35)), 4),
  );
}

/** A pair of muddy walking boots. */
export function boots(s: Stage, spot: Spot, leather = "#9a6238"): string {
  const boot = (x: number, y: number): string =>
    at(
      { x, y },
      solid(
        s,
        "M-50-10C-56-60-48-110-52-148C-40-158 8-158 18-148C16-110 22-86 50-68C84-54 104-40 102-14Z",
        leather,
        "plane",
      ),
      solid(s, "M-54-12H104C108-2 102 6 92 6H-44C-54 6-58-4-54-12Z", "#4a3a34"),
      fill("M-54-150C-40-160 8-160 20-150L18-134C4-142-38-142-52-134Z", s.tint("#d9cbb0")),
      fill("M6-96C20-74 40-66 58-62L52-46C30-52 8-66-4-86Z", s.tint(darken(leather, 0.3))),
      line("M-2-124L22-132M0-108L26-118M10-92L36-104M26-80L50-92", s.tint("#e3b866"), 5),
    );
  return at(spot, castShadow(s, 20, 0, 260), boot(86, -10), boot(-40, 0));
}

export function woolBall(s: Stage, spot: Spot, colour: string): string {
  return at(
    spot,
    castShadow(s, 0, 0, 150),
    solid(s, disc(0, -74, 78, 75), colour, "ball"),
    line(
      "M-66-100C-30-60 20-40 62-36M-74-76C-40-40 0-16 40-10M-46-134C0-96 40-70 76-64M-20-148C10-140 50-120 70-92M-60-40C-40-90 10-130 56-134M-30-14C-20-60 30-104 74-108M6 0C10-40 40-72 76-82",
      s.tint(darken(colour, 0.35)),
      4,
      { opacity: 0.45 },
    ),
    line("M-50-120C-20-80 30-56 70-52M-40-26C-26-76 20-116 64-122", s.tint(lighten(colour, 0.4)), 4, {
      opacity: 0.5,
    }),
  );
}
