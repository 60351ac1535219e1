import { mix } from "@fernwell/studio-drawing/colour";
import { group, place, svg } from "@fernwell/studio-drawing/svg";
import { box, castShadow, disc, fill, line, repeat, solid } from "../meditations/elements/paint.ts";
import { frond } from "../meditations/elements/plants.ts";
import { swallow } from "../meditations/elements/wings.ts";
import { createLight } from "../meditations/light.ts";
import { createStage, type Stage } from "../meditations/stage.ts";
import { pottedFern } from "./things.ts";

export const emptyStateSize = { width: 800, height: 600 } as const;

type Tint = readonly [tint: string, accent: string];
const fern: Tint = ["#EAF3EC", "#1E5B41"];
const clay: Tint = ["#FBEDE4", "#A3421A"];
const dusk: Tint = ["#EFECF7", "#574593"];
const lake: Tint = ["#E6F1F3", "#14606F"];

function emptyState(seed: string, [tint, accent]: Tint, draw: (s: Stage) => string): string {
  const s = createStage(seed, createLight({ hour: "day", practice: "paced-breathing" }));
  const deep = mix(tint, accent, 0.1);
  const ground =
    fill(
      "M90 330C70 170 220 70 400 80C590 70 740 170 716 330C700 450 560 520 400 516C230 520 104 450 90 330Z",
      tint,
    ) + fill(disc(400, 500, 300, 44), deep);
  return svg(emptyStateSize, s.layer(ground, draw(s)));
}

/** An empty jar with a heart on its label. */
export function drawNoFavourites(): string {
  return emptyState("no favourites", clay, (s) => {
    const jar =
      "M300 210H470C482 210 484 228 480 240C502 250 512 268 512 296V446C512 468 498 480 478 480H292C272 480 258 468 258 446V296C258 268 268 250 290 240C286 228 288 210 300 210Z";
    const heart =
      "M385 420C350 392 334 374 334 354C334 334 348 322 364 322C374 322 381 328 385 336C389 328 396 322 406 322C422 322 436 334 436 354C436 374 420 392 385 420Z";
    return [
      castShadow(s, 385, 486, 320),
      fill(jar, "#ffffff", { opacity: 0.62 }),
      fill(jar, s.form("cylinder"), { opacity: 0.28 }),
      line(jar, mix("#FBEDE4", "#A3421A", 0.22), 6),
      solid(s, box(292, 176, 186, 44, 10), "#c9986a"),
      fill(box(306, 300, 158, 140, 14), "#FFFAF0") + line(heart, s.tint("#cf7a4e"), 9),
      line("M284 286V440", "#ffffff", 12, { opacity: 0.8 }),
      pottedFern(s, { x: 610, y: 490, scale: 0.72 }, 210),
    ].join("");
  });
}

/** An empty calendar page and a pencil. */
export function drawNoPlans(): string {
  return emptyState("no plans", fern, (s) =>
    [
      frond(s, { x: 200, y: 500, length: 300, angle: 112, bend: 36, pairs: 16 }, s.tint("#34845d")),
      frond(s, { x: 620, y: 500, length: 260, angle: 66, bend: -40, pairs: 16 }, s.tint("#57a77c")),
      castShadow(s, 400, 490, 400),
      fill(box(230, 140, 340, 340, 22), "#FFFFFF"),
      fill("M230 206V162Q230 140 252 140H548Q570 140 570 162V206Z", "#1E5B41"),
      repeat(4, (i) => solid(s, box(272 + i * 76, 116, 18, 50, 9), "#b58a35")),
      repeat(12, (i) =>
        line(
          box(258 + (i % 4) * 74, 234 + Math.floor(i / 4) * 78, 58, 58, 14),
          mix("#EAF3EC", "#1E5B41", 0.24),
          3,
          { "stroke-dasharray": "7 8" },
        ),
      ),
      group(
        { transform: place({ x: 494, y: 440, turn: -50 }) },
        fill(box(0, 10, 210, 22, 8), s.light.shadow, { opacity: 0.16 }),
        solid(s, box(0, -13, 190, 26, 4), "#a3421a", "plane"),
        solid(s, "M0-13L-44 0L0 13Z", "#e3c08e", "plane"),
        fill("M-44 0L-28-5V5Z", "#3a3a42"),
        solid(s, box(190, -13, 18, 26), "#c9b46c", "plane"),
      ),
    ].join(""),
  );
}

/** A magnifying glass over an empty bowl. */
export function drawNothingFound(): string {
  return emptyState("nothing found", dusk, (s) =>
    [
      castShadow(s, 360, 480, 360),
      fill(disc(360, 330, 190, 52), s.tint("#d9cfc0")),
      fill(disc(360, 334, 170, 42), s.tint("#f6efe2")),
      solid(
        s,
        "M170 330A190 52 0 0 0 550 330C546 410 480 466 430 474H290C240 466 174 410 170 330Z",
        "#8f7ec6",
      ),
      line("M182 372Q360 440 538 372", s.tint("#EFECF7"), 8),
      fill(disc(470, 250, 112), "#ffffff", { opacity: 0.5 }),
      line("M404 206A90 90 0 0 1 452 160", "#ffffff", 14, { opacity: 0.9 }),
      line(disc(470, 250, 114), s.tint("#b58a35"), 18),
      fill(disc(436, 252, 9) + disc(470, 252, 9) + disc(504, 252, 9), s.tint("#8f7ec6")),
      group(
        { transform: place({ x: 556, y: 332, turn: 44 }) },
        solid(s, box(0, -18, 150, 36, 17), "#7a4f35", "plane"),
        solid(s, box(-14, -20, 30, 40, 7), "#b58a35"),
      ),
    ].join(""),
  );
}

/** A telegraph wire that has come down, with swallows waiting. */
export function drawOffline(): string {
  return emptyState("offline", lake, (s) =>
    [
      castShadow(s, 240, 492, 120) + castShadow(s, 600, 492, 120),
      solid(s, box(228, 150, 26, 344), "#8a6248") + solid(s, box(174, 190, 134, 18, 5), "#8a6248", "plane"),
      solid(s, box(590, 170, 26, 324), "#8a6248") + solid(s, box(536, 210, 134, 18, 5), "#8a6248", "plane"),
      line(
        "M186 190C120 220 60 220-20 200M300 190C330 260 330 330 352 392C360 414 380 410 372 392",
        s.tint("#3f4a54"),
        5,
      ),
      line(
        "M548 210C510 250 500 320 470 366C458 384 440 378 450 362M660 210C720 240 760 240 820 220",
        s.tint("#3f4a54"),
        5,
      ),
      swallow(s, 628, 206, 1.5, -4) + swallow(s, 204, 188, 1.35, 5),
      line("M396 330l-14-18M410 318v-24M426 330l14-18", s.tint("#e3a94c"), 7),
      repeat(14, (i) =>
        line(`M${150 + i * 40} 500q4-14 ${8 + (i % 3) * 5}-${20 + (i % 4) * 7}`, s.tint("#5f9a5c"), 5),
      ),
    ].join(""),
  );
}
