import { mix } from "@fernwell/studio-drawing/colour";
import { svg } from "@fernwell/studio-drawing/svg";
import { box, disc, fill, line, repeat, solid } from "../meditations/elements/paint.ts";
import { frond } from "../meditations/elements/plants.ts";
import { desk, explainerSize, explainerStage, partColours, partTints, sheet } from "./explainer-desk.ts";

/** The second step: a week on a wall calendar, in the three colours. */
export function drawGetPlan(): string {
  const s = explainerStage("get plan");
  const day = (i: number): string => {
    const x = 242 + i * 104;
    return (
      fill(box(x, 250, 88, 26, 13), i === 2 ? "#1E5B41" : "#EAF3EC") +
      [0, 1, 2]
        .map((k) => {
          const y = 296 + k * 148;
          const accent = partColours[k] ?? "";
          return (
            fill(box(x, y, 88, 132, 18), partTints[k] ?? "") +
            icon(k, x + 44, y + 54, i) +
            fill(box(x + 20, y + 100, 48, 9, 4.5), mix(partTints[k] ?? "", accent, 0.5)) +
            (i < 3
              ? fill(disc(x + 72, y + 16, 11), accent) + line(`M${x + 67} ${y + 16}l4 4l7-8`, "#FFFFFF", 3)
              : "")
          );
        })
        .join("")
    );
  };
  return svg(
    explainerSize,
    s.layer(
      desk(s, "#dfe9dd"),
      line("M600 30V110M600 110L380 160M600 110L820 160", s.tint("#8a6248"), 6),
      solid(s, disc(600, 30, 16), "#b58a35", "ball"),
      sheet(s, 200, 150, 800, 640),
      fill("M200 214V174Q200 150 224 150H976Q1000 150 1000 174V214Z", "#1E5B41"),
      fill(box(250, 174, 170, 20, 10), "#EAF3EC"),
      fill(disc(940, 184, 12) + disc(900, 184, 12), "#27724F"),
      repeat(7, day),
      ...[
        [60, 860, 420, 84, -40],
        [30, 880, 330, 70, -50],
        [1150, 860, 440, 100, 44],
        [1180, 880, 340, 112, 50],
      ].map(([x = 0, y = 0, length = 0, angle = 0, bend = 0]) =>
        frond(s, { x, y, length, angle, bend, pairs: 18 }, s.tint("#2f7a58")),
      ),
    ),
  );
}

function icon(kind: number, x: number, y: number, day: number): string {
  if (kind === 0)
    return (
      fill(disc(x, y, 30), "#cf7a4e") +
      fill(disc(x, y, 25), "#f6ecd8") +
      fill(disc(x - 8, y - 6, 9) + disc(x + 8, y + 8, 9), day % 2 === 0 ? "#5f9a5c" : "#e3a94c") +
      fill(disc(x + 8, y - 8, 6) + disc(x - 6, y + 9, 6), day % 3 === 0 ? "#c9503a" : "#8f7ec6")
    );
  if (kind === 1)
    return day % 2 === 0
      ? line(`M${x - 22} ${y}h44`, "#3a4a4f", 6) +
          fill(box(x - 30, y - 19, 11, 38, 4) + box(x + 19, y - 19, 11, 38, 4), "#14606F")
      : fill(
          `M${x - 30} ${y + 14}C${x - 32} ${y - 12} ${x - 20} ${y - 20} ${x - 10} ${y - 14}C${x} ${y} ${x + 16} ${y + 2} ${x + 32} ${y + 6}Q${x + 34} ${y + 14} ${x + 28} ${y + 16}H${x - 26}Z`,
          "#2b7485",
        ) + line(`M${x - 28} ${y + 20}H${x + 30}`, "#cf7a4e", 6);
  return (
    fill(disc(x, y, 30), "#c9bfe6") +
    fill(disc(x + 8, y - 10, 8), "#f2c98a") +
    fill(
      `M${x - 29} ${y + 8}Q${x - 8} ${y - 10} ${x + 6} ${y + 6}T${x + 29} ${y + 6}A30 30 0 0 1 ${x - 29} ${y + 8}Z`,
      day % 2 === 0 ? "#574593" : "#6d5aa8",
    )
  );
}
