import { Avatar, Style } from "@dicebear/core";
import openPeeps from "@dicebear/styles/open-peeps.json" with { type: "json" };
import { drawFrond } from "@fernwell/brand/frond";
import type { Coach } from "@fernwell/catalogue/catalogue";
import { mix } from "@fernwell/studio-drawing/colour";
import { el, group, place, svg } from "@fernwell/studio-drawing/svg";
import type { Ground, Portrait } from "./portrait.ts";
import { portraits } from "./portraits.ts";
import type { TeamMember } from "./team.ts";
import { teamPortraits } from "./team-portraits.ts";

const size = { width: 800, height: 800 } as const;

const groundByArea: Readonly<Record<Coach["area"], Ground>> = {
  meal: "clay",
  exercise: "lake",
  meditation: "dusk",
};

/** Draws the portrait that the coach's entry names, or else a friendly placeholder. */
export function drawCoach({ portrait, area }: Pick<Coach, "portrait" | "area">): string {
  const ground = grounds[groundByArea[area]];
  const named = findPortrait(portrait);
  return svg(size, backdrop(ground), named ? figure(named) : silhouette(ground));
}

export function describeCoach({ portrait, name }: Pick<Coach, "portrait" | "name">): string {
  return findPortrait(portrait) ? `Drawing of ${name}.` : `A friendly face in place of ${name}'s portrait.`;
}

function findPortrait(name: string | null): Portrait | null {
  return (name === null ? undefined : portraits.get(name)) ?? null;
}

export function drawTeamMember({ id }: TeamMember): string {
  const portrait = teamPortraits[id];
  if (portrait === undefined) throw new Error(`the team has no portrait of ${id}`);
  return svg(size, backdrop(grounds[portrait.ground]), figure(portrait));
}

export function describeTeamMember({ name }: TeamMember): string {
  return `Drawing of ${name}.`;
}

/** Open Peeps by Pablo Stanley, CC0. */
const style = new Style(openPeeps);

function figure(look: Portrait): string {
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

/** Head and shoulders of no one in particular, in the colours of the background. */
function silhouette({ tint, accent }: Colours): string {
  const [skin, hair, shirt, line] = [0.3, 0.66, 0.52, 0.8].map((share) => mix(tint, accent, share));
  const stroke = { fill: "none", stroke: line, "stroke-width": 9, "stroke-linecap": "round" };
  return [
    el("path", { d: "M92 812C100 676 206 618 330 604H470C594 618 700 676 708 812Z", fill: shirt }),
    el("path", { d: "M346 500V596C346 640 454 640 454 596V500Z", fill: mix(tint, accent, 0.4) }),
    el("path", { d: "M262 384a30 36 0 1 0 8 66M538 384a30 36 0 1 1-8 66", fill: skin }),
    el("path", {
      d: "M400 226C486 226 536 286 534 374C532 470 478 550 400 550C322 550 268 470 266 374C264 286 314 226 400 226Z",
      fill: skin,
    }),
    el("path", {
      d: "M258 400C232 250 300 176 408 178C520 180 572 262 542 400C536 352 520 318 490 298C430 330 344 322 306 306C278 330 264 360 258 400Z",
      fill: hair,
    }),
    el("path", { d: "M328 408q20-20 40 0M432 408q20-20 40 0M360 478q40 34 80 0", ...stroke }),
  ].join("");
}

interface Colours {
  readonly tint: string;
  readonly accent: string;
}

const grounds: Readonly<Record<Ground, Colours>> = {
  clay: { tint: "#FBEDE4", accent: "#A3421A" },
  lake: { tint: "#E6F1F3", accent: "#14606F" },
  dusk: { tint: "#EFECF7", accent: "#574593" },
  sun: { tint: "#FBF2DA", accent: "#7C5A08" },
  fern: { tint: "#EAF3EC", accent: "#1E5B41" },
};

/** A tint, a disc of a deeper tint, and a frond on either side. */
function backdrop({ tint, accent }: Colours): string {
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
