import { mix } from "@fernwell/studio-drawing/colour";
import type { Random } from "@fernwell/studio-drawing/random";
import { blob } from "@fernwell/studio-drawing/shapes";
import { el, place, round } from "@fernwell/studio-drawing/svg";
import type { Camera } from "../figure/camera.ts";
import type { Surroundings } from "../poses/motion.ts";
import type { Size } from "./fit.ts";
import { drawRoom } from "./room.ts";

const lake = { deep: "#14606f", tint: "#e6f1f3", mist: "#d3e6ea", floor: "#c3dce2", far: "#dcecef" } as const;

/** How far the ground has moved, and after how far it repeats, in pixels. */
export interface Passing {
  readonly passed: number;
  readonly period: number;
}

/** A quiet place in the exercise colour. */
export function drawBackdrop(
  surroundings: Surroundings,
  { camera, size, random, passing }: { camera: Camera; size: Size; random: Random; passing: Passing },
): string {
  const horizon = Math.min(
    size.height * 0.8,
    camera.origin.y - 112 * Math.sin((camera.pitch * Math.PI) / 180) * camera.scale,
  );
  const sky = vertical("sky", surroundings === "outdoors" ? ["#eef6f4", lake.mist] : [lake.tint, lake.far]);
  const ground = vertical(
    "ground",
    surroundings === "outdoors" ? ["#c9dfd8", "#b5d2cb"] : [lake.floor, mix(lake.floor, lake.tint, 0.55)],
  );
  const air = el("rect", { width: size.width, height: size.height, fill: "url(#sky)" });
  const floor = el("rect", {
    y: horizon,
    width: size.width,
    height: size.height - horizon,
    fill: "url(#ground)",
  });
  const scenery = {
    room: () => drawRoom(random, size, horizon),
    gym: () => gym(random, size, horizon),
    outdoors: () => hills(random, size, horizon),
    pool: () => tiles(size, horizon),
  }[surroundings]();
  const skirting =
    surroundings === "outdoors"
      ? ""
      : el("rect", {
          y: horizon - size.height * 0.012,
          width: size.width,
          height: size.height * 0.012,
          fill: "#f4f9f9",
        });
  const tufts = surroundings === "outdoors" ? grass(random.fork("grass"), size, horizon, passing) : "";
  return el("defs", {}, sky, ground) + air + scenery + floor + skirting + tufts;
}

function vertical(id: string, [from, to]: readonly [string, string]): string {
  return el(
    "linearGradient",
    { id, x1: 0, y1: 0, x2: 0, y2: 1 },
    el("stop", { offset: 0, "stop-color": from }),
    el("stop", { offset: 1, "stop-color": to }),
  );
}

function gym(random: Random, { width, height }: Size, horizon: number): string {
  const x = width * random.between(0.06, 0.12);
  const mirror = el("rect", {
    x,
    y: height * 0.1,
    width: width * 0.8,
    height: horizon - height * 0.2,
    rx: height * 0.015,
    fill: "#eff7f8",
    stroke: "#ffffff",
    "stroke-width": height * 0.01,
  });
  const gleam = el("path", {
    d: `M${x + width * 0.5} ${height * 0.1}h${width * 0.08}L${x + width * 0.42} ${horizon - height * 0.1}h${-width * 0.08}Z`,
    fill: "#ffffff",
    opacity: 0.45,
  });
  return mirror + gleam;
}

function hills(random: Random, { width, height }: Size, horizon: number): string {
  const ridge = (rise: number, colour: string, name: string) => {
    const own = random.fork(name);
    const points = Array.from(
      { length: 5 },
      (_, i) => `${(width * i) / 4} ${horizon - height * (rise + own.between(-0.05, 0.05))}`,
    );
    const [first = "", ...rest] = points;
    const curves = rest.map(
      (point, i) =>
        `S${(width * (i + 0.6)) / 4} ${horizon - height * (rise + own.between(-0.05, 0.06))} ${point}`,
    );
    return el("path", {
      d: `M0 ${horizon + 2}L${first}${curves.join("")}L${width} ${horizon + 2}Z`,
      fill: colour,
    });
  };
  const sun = el("circle", {
    cx: width * random.between(0.12, 0.88),
    cy: height * 0.16,
    r: height * 0.055,
    fill: "#fbf3dd",
  });
  const trees = Array.from({ length: random.int(3, 6) }, () => {
    const [x, r] = [width * random.between(0.02, 0.98), height * random.between(0.035, 0.07)];
    const crown = el("path", {
      d: blob(random, { rx: r * 0.75, ry: r }),
      fill: "#aacdc2",
      transform: place({ x, y: horizon - r * 1.3 }),
    });
    return (
      el("rect", { x: x - 2, y: horizon - r * 0.7, width: 4, height: r * 0.75, fill: "#b9c4b4" }) + crown
    );
  });
  return sun + ridge(0.2, "#d5e7e6", "far") + ridge(0.11, "#c6dfdb", "near") + trees.join("");
}

/** Tufts of grass along the path. They repeat over the distance of one loop, so that it has no seam. */
function grass(
  random: Random,
  { width, height }: Size,
  horizon: number,
  { passed, period }: Passing,
): string {
  const tufts = Array.from({ length: 4 }, (_, i) => ({
    at: (i + random.between(0, 0.7)) / 4,
    lane: random.between(0.08, 0.95),
  }));
  const repeats = Array.from({ length: Math.ceil(width / period) + 2 }, (_, i) => i - 1);
  return tufts
    .flatMap(({ at, lane }) => repeats.map((repeat) => ({ x: (at + repeat) * period - passed, lane })))
    .map(({ x, lane }) => {
      const y = horizon + (height - horizon) * lane;
      const s = height * (0.006 + lane * 0.008);
      const d = `M${round(x - s)} ${round(y - 1.6 * s)}L${round(x)} ${round(y)}V${round(y - 2.2 * s)}M${round(x)} ${round(y)}l${round(s)} ${round(-1.5 * s)}`;
      return el("path", {
        d,
        stroke: "#93bdb0",
        "stroke-width": s * 0.35,
        "stroke-linecap": "round",
        fill: "none",
      });
    })
    .join("");
}

function tiles({ width, height }: Size, horizon: number): string {
  const size = height * 0.07;
  const lines = Array.from(
    { length: Math.ceil(width / size) },
    (_, i) => `M${(i * size).toFixed(1)} 0V${horizon.toFixed(1)}`,
  );
  const rows = Array.from(
    { length: Math.ceil(horizon / size) },
    (_, i) => `M0 ${(i * size).toFixed(1)}H${width}`,
  );
  return el("path", { d: [...lines, ...rows].join(""), stroke: "#ffffff", "stroke-width": 2, opacity: 0.55 });
}
