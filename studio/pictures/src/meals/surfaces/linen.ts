import { darken, lighten } from "@fernwell/studio-drawing/colour";
import { el } from "@fernwell/studio-drawing/svg";
import type { Sketch } from "../sketch.ts";

const gap = 4;

/** Woven threads of varying thickness. */
export function linen(sketch: Sketch, colour: string): string {
  const { random } = sketch;
  const [dark, light] = [darken(colour, 0.3), lighten(colour, 0.75)];
  const hands = [
    { stroke: dark, width: 1.2, opacity: 0.13 },
    { stroke: light, width: 1.4, opacity: 0.3 },
    { stroke: dark, width: 2, opacity: 0.07 },
    { stroke: light, width: 2.2, opacity: 0.2 },
    { stroke: dark, width: 0.9, opacity: 0.2 },
  ];
  const threads = hands.map(() => "");
  const lay = (thread: string) => {
    const hand = random.int(0, hands.length - 1);
    threads[hand] = `${threads[hand]}${thread}`;
  };
  for (let y = 0; y < 900; y += gap) lay(`M0 ${y}h1200`);
  for (let x = 0; x < 1200; x += gap) lay(`M${x} 0v900`);
  const weave = hands.map(({ stroke, width, opacity }, i) =>
    el("path", { d: threads[i], stroke, "stroke-width": width, opacity }),
  );
  return el("rect", { width: 1200, height: 900, fill: colour }) + weave.join("");
}
