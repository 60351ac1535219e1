import { darken, mix } from "@fernwell/studio-drawing/colour";
import type { Stage } from "../stage.ts";
import { box, disc, fill, glow, line, repeat, solid } from "./paint.ts";
import { at, type Spot } from "./spot.ts";

/** A lit or an unlit pane. */
function pane(s: Stage, x: number, y: number, width: number, height: number, lit: boolean): string {
  const glass = lit ? s.light.window : mix(s.tint("#5f7a84"), s.light.air, 0.25);
  return (
    (lit && s.light.star !== null
      ? glow(s, x + width / 2, y + height / 2, width * 2.6, s.light.flame, 0.55)
      : "") +
    fill(box(x, y, width, height, 2), glass) +
    line(
      `M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}`,
      s.tint("#f6ecd8"),
      Math.max(2, width * 0.08),
      { opacity: 0.8 },
    )
  );
}

/** A low house. (x, y) is the middle of its base. */
export function cottage(
  s: Stage,
  spot: Spot,
  { walls = "#f2e6d0", roof = "#b0603c", lit = s.light.star !== null, smoke = true } = {},
): string {
  return at(
    spot,
    smoke ? line("M44-150c-10-22 14-34 4-58s10-34 2-52", s.light.cloud, 9, { opacity: 0.4 }) : "",
    solid(s, box(34, -150, 20, 44), darken(roof, 0.16)),
    solid(s, box(-76, -74, 152, 74), walls, "plane"),
    solid(s, "M-92-70L-62-126Q-60-130-54-130H54Q60-130 62-126L92-70Z", roof, "plane"),
    line("M-78-86H78M-70-100H70M-64-114H64", s.tint(darken(roof, 0.4)), 2, { opacity: 0.35 }),
    pane(s, -58, -54, 30, 30, lit),
    pane(s, 28, -54, 30, 30, lit),
    fill("M-12 0V-48Q0-58 12-48V0Z", s.tint("#3f6b56")),
    fill(disc(7, -22, 2), s.tint("#e0c070")),
  );
}

/** A hut of corrugated iron. */
export function ironHut(s: Stage, spot: Spot, { wall = "#8c5a44", roof = "#7d8a8c" } = {}): string {
  const ribs = repeat(19, (i) => `M${-118 + i * 13}-92L${-104 + i * 11.6}-150`);
  return at(
    spot,
    line("M74-176c-8-24 16-30 6-56s14-30 6-54", s.light.cloud, 10, { opacity: 0.45 }),
    solid(s, box(66, -180, 16, 52), "#5c5f63"),
    solid(s, box(-104, -94, 208, 94), wall, "plane"),
    line(
      repeat(7, (i) => `M-104 ${-82 + i * 13}H104`),
      s.tint(darken(wall, 0.4)),
      2,
      { opacity: 0.5 },
    ),
    solid(s, "M-126-88L-104-150H104L126-88Z", roof, "plane"),
    line(ribs, s.tint(darken(roof, 0.5)), 2.4, { opacity: 0.45 }),
    fill("M-126-88H126V-82H-126Z", s.tint(darken(roof, 0.45))),
    pane(s, -78, -68, 46, 38, true),
    pane(s, 40, -68, 40, 38, true),
    fill(box(-14, -64, 36, 64), s.tint("#38594c")),
  );
}

export function lighthouse(s: Stage, spot: Spot): string {
  return at(
    spot,
    solid(s, "M-34 0L-22-250H22L34 0Z", "#f6efe0"),
    fill("M-31-62L-28-120H28L31-62ZM-25-180L-23-226H23L25-180Z", s.tint("#c2563f")) +
      fill("M-31-62L-28-120H28L31-62ZM-25-180L-23-226H23L25-180Z", s.form("cylinder")),
    fill("M-6 0V-26Q0-32 6-26V0ZM-4-140h8v16h-8Z", s.tint("#4f6a63")),
    solid(s, box(-34, -258, 68, 10, 3), "#46525a"),
    line("M-32-258V-274H32V-258M-16-274V-258M0-274V-258M16-274V-258", s.tint("#46525a"), 2.6),
    glow(s, 0, -286, 130, "#fff0b8", 0.9),
    fill(box(-17, -304, 34, 46), "#fff2c4"),
    line("M-17-304V-258M17-304V-258M0-304V-258", s.tint("#46525a"), 3),
    solid(s, "M-24-302Q0-342 24-302Z", "#c2563f", "ball"),
    line("M0-328V-342", s.tint("#46525a"), 4),
  );
}

/** A tall town house. (x, y) is the left end of its base. */
export function townhouse(
  s: Stage,
  {
    x,
    y,
    width,
    storeys,
    walls,
    roof,
    lit,
  }: {
    x: number;
    y: number;
    width: number;
    storeys: number;
    walls: string;
    roof: string;
    lit: (storey: number, window: number) => boolean;
  },
): string {
  const storey = 92;
  const top = y - storeys * storey - 20;
  const across = Math.max(2, Math.round(width / 74));
  const gap = width / across;
  return [
    solid(s, box(x, top, width, y - top), walls, "plane"),
    solid(
      s,
      `M${x - 8} ${top}L${x + width * 0.16} ${top - 62}H${x + width * 0.84}L${x + width + 8} ${top}Z`,
      roof,
      "plane",
    ),
    solid(s, box(x + width * 0.66, top - 92, 24, 46), darken(roof, 0.2)),
    repeat(storeys, (level) =>
      repeat(across, (i) =>
        pane(s, x + gap * (i + 0.5) - 17, top + 30 + level * storey, 34, 48, lit(level, i)),
      ),
    ),
    fill(box(x, top + 8, width, 5), s.light.pale, { opacity: 0.5 }),
  ].join("");
}

/** A water mill with its wheel at the side. */
export function mill(s: Stage, spot: Spot): string {
  const spokes = repeat(
    8,
    (i) =>
      `M0 0L${(Math.cos((i * Math.PI) / 4) * 100).toFixed(1)} ${(Math.sin((i * Math.PI) / 4) * 100).toFixed(1)}`,
  );
  const paddles = repeat(16, (i) => {
    const [cos, sin] = [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)];
    return `M${(cos * 86).toFixed(1)} ${(sin * 86).toFixed(1)}L${(cos * 122).toFixed(1)} ${(sin * 122).toFixed(1)}`;
  });
  const wheelWood = s.tint("#5d4432");
  return at(
    spot,
    solid(s, box(-150, -250, 250, 250), "#a89a8c", "plane"),
    line(
      repeat(
        26,
        (i) => `M${-140 + (i % 6) * 42 + (Math.floor(i / 6) % 2) * 18} ${-30 - Math.floor(i / 6) * 50}h26`,
      ),
      s.tint("#7d7066"),
      4,
      { opacity: 0.5 },
    ),
    solid(s, "M-172-244L-112-350H62L122-244Z", "#6f4a3c", "plane"),
    line("M-160-266H110M-148-288H98M-134-310H86M-122-332H74", s.tint("#4a3028"), 3, { opacity: 0.45 }),
    pane(s, -110, -200, 48, 56, true),
    pane(s, -16, -200, 48, 56, false),
    fill("M-60 0V-86Q-30-112 0-86V0Z", s.tint("#4b3a30")),
    at(
      { x: 148, y: -92 },
      `<circle r="104" fill="none" stroke="${wheelWood}" stroke-width="14"/><circle r="82" fill="none" stroke="${wheelWood}" stroke-width="7"/>`,
      line(paddles, wheelWood, 9),
      line(spokes, wheelWood, 8),
      solid(s, disc(0, 0, 18), "#7a5a3c", "ball"),
    ),
  );
}

/** A bell tent, open at the front. */
export function tent(s: Stage, spot: Spot, { canvas = "#7f9a6a", inside = s.light.window } = {}): string {
  const light = s.linear([
    [0, darken(canvas, 0.3)],
    [1, inside],
  ]);
  return at(
    spot,
    fill(disc(0, 6, 230, 18), s.light.shadow, { opacity: 0.22 }),
    line("M-150-92L-262 8M150-92L262 8M-96-150L-214 14M96-150L214 14", s.tint("#d9cbb0"), 3, {
      opacity: 0.8,
    }),
    solid(s, "M0-250C-40-190-110-120-178-84L-188 0H188L178-84C110-120 40-190 0-250Z", canvas, "plane"),
    line(
      "M0-250C-30-170-70-90-84 0M0-250C30-170 70-90 84 0M-178-84Q-90-70 0-74Q90-70 178-84",
      s.tint(darken(canvas, 0.35)),
      3,
      { opacity: 0.5 },
    ),
    fill("M0-196C-16-130-46-60-58 0H58C46-60 16-130 0-196Z", light),
    fill("M0-196C-18-130-50-60-64 0H-92C-78-70-36-140 0-196Z", s.tint(mix(canvas, "#ffffff", 0.3))),
    fill("M0-196C18-130 50-60 64 0H92C78-70 36-140 0-196Z", s.tint(darken(canvas, 0.18))),
    solid(s, disc(0, -252, 7), "#c9a25c", "ball"),
  );
}
