import { Avatar, Style } from "@dicebear/core";
import openPeeps from "@dicebear/styles/open-peeps.json" with { type: "json" };
import { mix } from "../drawing/colour.ts";
import { el, group, place, svg } from "../drawing/svg.ts";
import { drawFrond } from "../meditations/elements/frond.ts";
import { coachLooks } from "./coach-looks.ts";
import type { Ground, Look } from "./look.ts";
import { teamLooks } from "./team-looks.ts";

export const personSize = { width: 800, height: 800 } as const;

interface Person {
  readonly id: string;
  readonly name: string;
}

/** A coach or a member of the team, plainly as a drawing. */
export function drawPerson({ id }: Person): string {
  const look = requireLook(id);
  return svg(personSize, backdrop(grounds[look.ground]), figure(look));
}

export function describePerson({ name }: Person): string {
  return `Drawing of ${name}.`;
}

function requireLook(id: string): Look {
  const look = coachLooks[id] ?? teamLooks[id];
  if (look === undefined) throw new Error(`nobody has said how ${id} is drawn`);
  return look;
}

/** Open Peeps by Pablo Stanley, CC0; set into the picture without its own frame. */
const style = new Style(openPeeps);

function figure(look: Look): string {
  const drawn = new Avatar(style, {
    headVariant: look.head,
    expressionVariant: look.face,
    facialHairVariant: look.beard ?? "chin",
    facialHairProbability: look.beard === undefined ? 0 : 100,
    accessoriesVariant: look.glasses ?? "glasses2",
    accessoriesProbability: look.glasses === undefined ? 0 : 100,
    maskProbability: 0,
    skinColor: look.skin,
    inkColor: look.ink,
    headContrastColor: look.hair ?? look.ink,
    clothingColor: look.clothing,
    size: 704,
  }).toString();
  const shapes = drawn
    .replace(/^<svg[^>]*>/, "")
    .replace(/<metadata.*?<\/metadata>/s, "")
    .replace(/<\/svg>$/, "")
    .replaceAll(/"(black|#000)"/g, `"${look.ink}"`);
  return group({ transform: place({ x: 16, y: 800 - 704 * 1.1, scale: 1.1 }), fill: "none" }, shapes);
}

const grounds: Readonly<Record<Ground, { readonly tint: string; readonly accent: string }>> = {
  clay: { tint: "#FBEDE4", accent: "#A3421A" },
  lake: { tint: "#E6F1F3", accent: "#14606F" },
  dusk: { tint: "#EFECF7", accent: "#574593" },
  sun: { tint: "#FBF2DA", accent: "#7C5A08" },
  fern: { tint: "#EAF3EC", accent: "#1E5B41" },
};

/** The tint of the part of life, a disc of deeper tint, and a frond on either side. */
function backdrop({ tint, accent }: { readonly tint: string; readonly accent: string }): string {
  const [deep, leaf] = [mix(tint, accent, 0.16), mix(tint, accent, 0.28)];
  const fronds = [
    { x: 60, y: 820, length: 520, angle: 98, bend: 34 },
    { x: 740, y: 820, length: 470, angle: 82, bend: -36 },
  ].map((shape) => {
    const { stem, leaflets } = drawFrond({ ...shape, pairs: 16, spread: 0.24, bare: 0.14, fullness: 0.2 });
    return (
      el("path", { d: leaflets, fill: leaf }) +
      el("path", { d: stem, fill: "none", stroke: leaf, "stroke-width": 5 })
    );
  });
  return [
    el("rect", { width: 800, height: 800, fill: tint }),
    el("circle", { cx: 400, cy: 400, r: 340, fill: deep }),
    ...fronds,
  ].join("");
}
