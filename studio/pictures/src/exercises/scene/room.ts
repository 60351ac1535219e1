import { lighten, mix } from "@fernwell/studio-drawing/colour";
import type { Random } from "@fernwell/studio-drawing/random";
import { el, group, place, round } from "@fernwell/studio-drawing/svg";
import type { Size } from "./fit.ts";

/** A wall with a window or pictures on one side and a plant on the other. */
export function drawRoom(random: Random, size: Size, horizon: number): string {
  const { width, height } = size;
  const onLeft = random.chance(0.5);
  const x = onLeft ? width * random.between(0.05, 0.12) : width * random.between(0.7, 0.76);
  const hung = random.chance(0.68) ? window(random, x, size) : pictures(random, x, size);
  const plantX = onLeft ? width * random.between(0.87, 0.92) : width * random.between(0.08, 0.13);
  return hung + plant(random.fork("plant"), { x: plantX, y: horizon + height * 0.035 }, height * 0.001);
}

function window(random: Random, x: number, { width, height }: Size): string {
  const [wide, high] = [width * random.between(0.17, 0.22), height * random.between(0.34, 0.42)];
  const y = height * random.between(0.08, 0.13);
  const arch = random.chance(0.5) ? wide / 2 : height * 0.012;
  const frame = `M${round(x)} ${round(y + high)}v${round(arch - high)}a${round(arch)} ${round(arch)} 0 0 1 ${round(arch)} ${round(-arch)}h${round(wide - 2 * arch)}a${round(arch)} ${round(arch)} 0 0 1 ${round(arch)} ${round(arch)}v${round(high - arch)}Z`;
  const rim = { fill: "none", stroke: "#ffffff", "stroke-width": height * 0.012, "stroke-linejoin": "round" };
  const garden = `M${round(x)} ${round(y + high * 0.78)}q${round(wide * 0.3)} ${round(-high * 0.16)} ${round(wide * 0.55)} 0t${round(wide * 0.45)} ${round(-high * 0.03)}V${round(y + high)}H${round(x)}Z`;
  const bars = `M${round(x + wide / 2)} ${round(y)}v${round(high)}M${round(x)} ${round(y + high * 0.55)}h${round(wide)}`;
  return group(
    {},
    el("path", { d: frame, fill: "#f7fbfa" }),
    el("path", { d: garden, fill: random.pick(["#cfe4d8", "#cde3e0", "#d9e6d3"]) }),
    el("path", { ...rim, d: bars, "stroke-width": height * 0.005 }),
    el("path", { ...rim, d: frame }),
  );
}

/** Two or three quiet prints. */
function pictures(random: Random, x: number, { width, height }: Size): string {
  return Array.from({ length: random.int(2, 3) }, (_, i) => {
    const [wide, high] = [width * 0.085, height * random.between(0.13, 0.17)];
    const [left, top] = [x + i * width * 0.1 - width * 0.02, height * random.between(0.13, 0.18)];
    const hue = random.pick(["#bcd9d6", "#c6d6e6", "#e3d6c2", "#cfe0cf"]);
    return (
      el("rect", {
        x: left,
        y: top,
        width: wide,
        height: high,
        fill: "#fbfdfc",
        stroke: "#ffffff",
        "stroke-width": height * 0.006,
      }) +
      el("circle", {
        cx: left + wide * random.pick([0.26, 0.74]),
        cy: top + high * 0.26,
        r: wide * 0.11,
        fill: lighten(hue, 0.25),
      }) +
      el("path", {
        d: `M${round(left + wide * 0.1)} ${round(top + high * 0.9)}v${round(-high * 0.25)}q${round(wide * 0.2)} ${round(-high * 0.22)} ${round(wide * 0.45)} ${round(-high * 0.02)}t${round(wide * 0.35)} ${round(high * 0.02)}v${round(high * 0.25)}Z`,
        fill: hue,
      })
    );
  }).join("");
}

function plant(random: Random, at: { x: number; y: number }, scale: number): string {
  const green = mix("#8fbfae", "#d3e6ea", 0.25);
  const leaves = Array.from({ length: random.int(5, 8) }, (_, i, all = 7) => {
    const turn = -60 + (120 * i) / (all - 1) + random.between(-6, 6);
    const long = random.between(95, 150);
    return el("path", {
      d: `M0 0C${-long * 0.2} ${-long * 0.4} ${-long * 0.12} ${-long * 0.8} 0 ${-long}C${long * 0.12} ${-long * 0.8} ${long * 0.2} ${-long * 0.4} 0 0Z`,
      transform: `translate(0 -62) rotate(${turn.toFixed(1)})`,
      fill: i % 2 ? green : lighten(green, 0.2),
    });
  });
  const pot =
    el("path", { d: "M-34 -66H34L26 0H-26Z", fill: "#e3d3c3" }) +
    el("path", { d: "M-37 -72H37V-58H-37Z", fill: "#ebdfd2" });
  return group({ transform: place({ ...at, scale }), opacity: 0.85 }, ...leaves, pot);
}
