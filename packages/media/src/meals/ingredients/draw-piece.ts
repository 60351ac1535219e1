import { mix, saturate } from "../../drawing/colour.ts";
import type { Random } from "../../drawing/random.ts";
import { group, round } from "../../drawing/svg.ts";
import { footprintOf } from "./footprint.ts";
import { forms } from "./forms.ts";
import type { Cut, Look } from "./look.ts";
import { type Tones, tonesOf } from "./pen.ts";

const shadowColour = "#3a2a18";

/** What heat does not change to the eye: it is drawn as it is served. */
const keepsItsColour: ReadonlySet<Cut> = new Set(["grains", "ground", "crumbs", "liquid", "powder"]);

/**
 * One piece, centred at 0,0 and already turned its own way. The light always comes from the top left,
 * so the piece is to be moved but not turned again.
 */
export function drawPiece(
  look: Look,
  random: Random,
  { size = look.size, cooked = false }: { readonly size?: number; readonly cooked?: boolean } = {},
): string {
  const isHeated = cooked && look.garnish !== true && !keepsItsColour.has(look.cut);
  const tones = (colour: string): Tones => tonesOf(isHeated ? heated(colour) : colour);
  const drawing = forms[look.form]({
    random,
    turn: look.cut === "fillet" ? random.between(-38, 14) : random.between(0, 360),
    main: tones(look.colour),
    second: tones(look.second ?? look.colour),
    cooked: isHeated,
  });
  const scale = round((size / 100) * random.between(0.94, 1.06));
  return group(
    { transform: `scale(${scale})`, fill: "none", "stroke-linecap": "round", "stroke-linejoin": "round" },
    footprintOf(look.form) === "slender" ? contactShadow(drawing) : "",
    drawing,
  );
}

/** The dark on the ground at the bottom right of a compact piece: two ovals stand in for a blur. */
export function pieceShadow(look: Look, size: number): string {
  const isFlat = look.cut === "liquid" || look.cut === "powder";
  if (isFlat || footprintOf(look.form) !== "compact") return "";
  return group({ fill: shadowColour }, oval(size, 0.48, 0.055, 0.09), oval(size, 0.44, 0.045, 0.15));
}

function oval(size: number, reach: number, shift: number, opacity: number): string {
  const [x, y, rx, ry] = [shift, shift * 1.3, reach, reach * 0.95].map((share) => round(share * size));
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" opacity="${opacity}"/>`;
}

/** The first shape that a routine draws is the piece's outline; the same shape in the dark is its shadow. */
function contactShadow(drawing: string): string {
  const outline = drawing.slice(0, drawing.indexOf("/>") + 2);
  return group(
    { opacity: ".2", transform: "translate(4 5)" },
    outline.replaceAll(/#[0-9a-f]{3,6}/g, shadowColour),
  );
}

/** Greens go olive, what is white stays white, everything else goes golden. */
function heated(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(colour.slice(start, start + 2), 16),
  );
  if (blue > 0xe6) return colour;
  return green > red ? saturate(mix(colour, "#6f7a2c", 0.22), 0.92) : mix(colour, "#b0692a", 0.14);
}
