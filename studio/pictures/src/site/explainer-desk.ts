import { mix } from "@fernwell/studio-drawing/colour";
import { box, fill } from "../meditations/elements/paint.ts";
import { createLight } from "../meditations/light.ts";
import { createStage, type Stage } from "../meditations/stage.ts";

export const explainerSize = { width: 1200, height: 900 } as const;

export const partColours = ["#A3421A", "#14606F", "#574593"] as const;
export const partTints = ["#FBEDE4", "#E6F1F3", "#EFECF7"] as const;

export function explainerStage(seed: string): Stage {
  return createStage(seed, createLight({ hour: "dawn", practice: "paced-breathing", land: "#5f9a5c" }));
}

export function desk(s: Stage, colour: string): string {
  return fill(
    box(0, 0, 1200, 900),
    s.radial(
      [
        [0, mix(colour, "#ffffff", 0.6)],
        [1, colour],
      ],
      { cx: 0.3, cy: 0.2, r: 1 },
    ),
  );
}

export function sheet(s: Stage, x: number, y: number, width: number, height: number): string {
  return (
    fill(box(x + 14, y + 20, width, height, 24), s.light.shadow, { opacity: 0.14 }) +
    fill(box(x, y, width, height, 24), "#FFFFFF")
  );
}
