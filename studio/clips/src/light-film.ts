import { el, group } from "@fernwell/studio-drawing/svg";
import type { Brush, Piece } from "@fernwell/studio-pictures/exercises/figure/brush";
import type { Camera } from "@fernwell/studio-pictures/exercises/figure/camera";
import { type Skeleton, solve } from "@fernwell/studio-pictures/exercises/figure/skeleton";
import { drawShadow } from "@fernwell/studio-pictures/exercises/scene/shadow";
import type { ExerciseStage } from "@fernwell/studio-pictures/exercises/scene/stage";
import { loopLength, poseAt } from "@fernwell/studio-pictures/exercises/scene/timeline";
import { type LightPart, lightFigure } from "./light-figure.ts";

const sampleCount = 16;
/** Moving equipment is drawn again for each page, so it gets fewer pages. */
const samplesPerPage = 2;

/** Draws the figure as morphing paths, and the equipment it moves as a few drawings shown in turn. */
export function drawLightFilm(stage: ExerciseStage, camera: Camera): string {
  const { motion, person } = stage;
  const { rounds, seconds } = loopLength(motion);
  const dur = `${Math.round((seconds / rounds) * 100) / 100}s`;
  const skeletons = Array.from({ length: sampleCount }, (_, i) => solve(poseAt(motion, i / sampleCount)));
  const bodies = skeletons.map((skeleton) => lightFigure(camera, skeleton, person));
  const [first = []] = bodies;
  const shown = motion.poses[motion.main];
  if (shown === undefined) return "";
  const still = solve(shown);
  const stillBody = lightFigure(camera, still, person);

  const parts = first.map((part, i) => ({
    depth: part.depth,
    moving: drawPart(
      part,
      camera,
      morph(
        bodies.map((body) => body[i]?.d ?? part.d),
        dur,
      ),
    ),
    still: drawPart(stillBody[i] ?? part, camera, ""),
  }));
  const things = samplePieces(stage, camera, [...skeletons, still]).map((looks) => {
    const [drawn, shown] = [looks.at(-1)?.svg ?? "", looks.slice(0, -1)];
    const isStill = shown.every(({ svg }) => svg === shown[0]?.svg);
    return {
      depth: shown[0]?.depth ?? 0,
      moving: isStill
        ? drawn
        : flipBook(
            shown.filter((_, i) => i % samplesPerPage === 0).map(({ svg }) => svg),
            dur,
          ),
      still: drawn,
    };
  });
  const all = [...things, { depth: -110, moving: "", still: "" }, ...parts].sort((a, b) => a.depth - b.depth);
  const shadow = drawShadow(camera, still, motion.ground);
  const under = all.filter(({ depth }) => depth < -100);
  const over = all.filter(({ depth }) => depth >= -100);
  return (
    el(
      "style",
      {},
      ".still{display:none}@media(prefers-reduced-motion:reduce){.moving{display:none}.still{display:inline}}",
    ) +
    group(
      { "stroke-linejoin": "round", "stroke-linecap": "round" },
      under.map(({ still: drawn }) => drawn).join(""),
      shadow,
      group({ class: "moving" }, over.map(({ moving }) => moving).join("")),
      group({ class: "still" }, over.map(({ still: drawn }) => drawn).join("")),
    )
  );
}

function drawPart({ colour, edge, d }: LightPart, camera: Camera, inside: string): string {
  const attributes = {
    d,
    fill: colour,
    stroke: colour,
    "stroke-width": Math.round(edge * camera.scale * 20) / 10,
  };
  return inside === "" ? el("path", attributes) : el("path", attributes, inside);
}

function morph(values: readonly string[], dur: string): string {
  return el("animate", {
    attributeName: "d",
    dur,
    repeatCount: "indefinite",
    values: [...values, values[0]].join(";"),
  });
}

/** Shows the pages one after another, each for its share of the loop. */
function flipBook(pages: readonly string[], dur: string): string {
  return pages
    .map((page, i) =>
      group(
        { visibility: "hidden" },
        page,
        el("animate", {
          attributeName: "visibility",
          dur,
          repeatCount: "indefinite",
          calcMode: "discrete",
          values: pages.map((_, j) => (i === j ? "visible" : "hidden")).join(";"),
        }),
      ),
    )
    .join("");
}

/** The pieces of all equipment at every sample. Pieces that move are painted in one tone. */
function samplePieces(
  { motion: { things } }: ExerciseStage,
  camera: Camera,
  skeletons: readonly Skeleton[],
): Piece[][] {
  const full: Brush = { camera, ghost: null };
  const flat: Brush = { camera, ghost: "#46565e" };
  return things.flatMap((thing) => {
    const looks = skeletons.map((skeleton) => thing.draw(full, skeleton));
    const flats = skeletons.map((skeleton) => thing.draw(flat, skeleton));
    return (looks[0] ?? []).map((piece, i) => {
      const isStill = looks.every((look) => look[i]?.svg === piece.svg);
      return skeletons.map((_, j) => (isStill ? piece : (flats[j]?.[i] ?? piece)));
    });
  });
}
