import { mix } from "@fernwell/studio-drawing/colour";
import { group, place, svg } from "@fernwell/studio-drawing/svg";
import { hill, mist, rolling } from "../meditations/elements/land.ts";
import { blade, box, castShadow, disc, fill, line, repeat, solid } from "../meditations/elements/paint.ts";
import { daisies, grass } from "../meditations/elements/plants.ts";
import { birds, sky } from "../meditations/elements/sky.ts";
import { foliageAt, grove, roundTree } from "../meditations/elements/trees.ts";
import { lake, ripples } from "../meditations/elements/water.ts";
import type { Stage } from "../meditations/stage.ts";
import { desk, explainerSize, explainerStage, partColours, partTints, sheet } from "./explainer-desk.ts";
import { cushion, foodBowl, trainers } from "./things.ts";

/** The first step: a short list of questions, half of them ticked. */
export function drawTellUs(): string {
  const s = explainerStage("tell us");
  const answers = [
    [true, false, true],
    [false, true, true],
    [true, true, false],
  ] as const;
  const row = (i: number): string => {
    const y = 210 + i * 176;
    return (
      fill(box(360, y, 220, 20, 10), "#17231D") +
      answers[i % 3]
        ?.map((chosen, k) => {
          const x = 360 + k * 164;
          return (
            fill(box(x, y + 44, 146, 72, 36), chosen ? (partColours[i] ?? "") : (partTints[i] ?? "")) +
            (chosen
              ? line(`M${x + 32} ${y + 80}l12 13l22-26`, "#FFFFFF", 8) +
                fill(box(x + 78, y + 75, 42, 11, 5.5), "#FFFFFF")
              : fill(box(x + 36, y + 75, 74, 11, 5.5), mix(partTints[i] ?? "", partColours[i] ?? "", 0.45)))
          );
        })
        .join("")
    );
  };
  return svg(
    explainerSize,
    s.layer(
      desk(s, "#e9dcc0"),
      group(
        { transform: "rotate(-3 600 450)" },
        sheet(s, 300, 90, 620, 730),
        solid(s, box(500, 56, 220, 66, 18), "#b58a35", "plane"),
        fill(disc(610, 72, 14), "#7c5a08"),
        row(0),
        row(1),
        row(2),
        fill(box(360, 742, 500, 24, 12), "#EAF3EC") + fill(box(360, 742, 320, 24, 12), "#27724F"),
      ),
      group(
        { transform: place({ x: 830, y: 690, turn: -52 }) },
        fill(box(0, 14, 360, 34, 12), s.light.shadow, { opacity: 0.16 }),
        solid(s, box(0, -20, 330, 40, 6), "#1e5b41", "plane"),
        solid(s, "M0-20L-70 0L0 20Z", "#e3c08e", "plane"),
        fill("M-70 0L-46-7V7Z", "#3a3a42"),
        solid(s, box(330, -20, 28, 40), "#c9b46c", "plane"),
      ),
      cupFromAbove(s, 150, 260),
      watch(s, 1060, 220),
      fill(
        repeat(5, (i) => blade(120, 840, 30 + i * 28, 150, 0.2)),
        s.tint("#5f9a5c"),
      ),
    ),
  );
}

function cupFromAbove(s: Stage, x: number, y: number): string {
  return (
    fill(disc(x + 16, y + 20, 118), s.light.shadow, { opacity: 0.14 }) +
    solid(s, disc(x, y, 118), "#f6ecd8", "plane") +
    line(`M${x + 62} ${y - 40}l44-28`, "#efe2ca", 26) +
    fill(disc(x + 8, y + 10, 78), s.light.shadow, { opacity: 0.16 }) +
    solid(s, disc(x, y, 76), "#fffaf0", "plane") +
    fill(disc(x, y, 64), "#9a5a2c") +
    fill(disc(x - 14, y - 16, 40, 32), "#b87a44", { opacity: 0.5 })
  );
}

/** A stopwatch that shows less than a minute. */
function watch(s: Stage, x: number, y: number): string {
  return (
    castShadow(s, x, y + 96, 150) +
    solid(s, box(x - 14, y - 126, 28, 36, 6), "#b58a35") +
    solid(s, disc(x, y, 98), "#d2a84c", "stone") +
    fill(disc(x, y, 80), "#fffaf0") +
    fill(`M${x} ${y}V${y - 66}A66 66 0 1 1 ${x - 66} ${y}Z`, "#EAF3EC") +
    line(
      repeat(12, (i) => {
        const a = (i * Math.PI) / 6;
        return `M${(x + Math.sin(a) * 68).toFixed(1)} ${(y - Math.cos(a) * 68).toFixed(1)}l${(Math.sin(a) * 8).toFixed(1)} ${(-Math.cos(a) * 8).toFixed(1)}`;
      }),
      "#5E6E66",
      4,
    ) +
    line(`M${x} ${y}L${x - 54} ${y}`, "#A3421A", 6) +
    fill(disc(x, y, 8), "#17231D")
  );
}

/** The third step: a garden with a meal, trainers and a cushion. */
export function drawLiveIt(): string {
  const s = explainerStage("live it");
  const far = rolling(s.random.fork("far"), 330, 34, 1.6);
  const bank = rolling(s.random.fork("bank"), 560, 10, 1.1);
  return svg(
    explainerSize,
    s.layer(
      sky(s, { horizon: 400, orb: { x: 850, y: 210, r: 50 }, clouds: 4 }),
      birds(s, 300, 160, 3, 10),
      hill(s, far, 0.7),
      mist(s, 340, 90),
      lake(s, 440, 620),
      ripples(s, 452, 560, 26),
      grove(s, { edge: () => 452, from: 0, to: 520, count: 8, height: 90, distance: 0.44, kind: "round" }),
      hill(s, bank, 0.12),
      roundTree(s.random.fork("tree"), { x: 170, y: 640, height: 520, tones: foliageAt(s, 0.06) }),
      daisies(s, bank, {
        from: 300,
        to: 1190,
        count: 34,
        size: 14,
        colours: ["#fff7ea", "#9382cb", "#e79a76"],
        stem: 40,
      }),
      fill("M170 700L960 660L1130 850L90 880Z", s.tint("#f3e2c4")),
      line(
        "M330 692L300 874M520 682L530 866M710 672L770 860M140 760L1040 726M116 820L1090 790",
        s.tint("#cf8f6a"),
        9,
        { opacity: 0.5 },
      ),
      cushion(s, { x: 330, y: 776, scale: 1.05 }),
      trainers(s, { x: 820, y: 770, scale: 0.85 }),
      foodBowl(s, { x: 610, y: 820, scale: 0.66 }),
      grass(s, () => 908, { count: 240, height: 56 }),
    ),
  );
}
