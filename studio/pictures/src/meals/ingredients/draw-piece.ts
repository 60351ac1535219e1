import { mix, saturate } from "@fernwell/studio-drawing/colour";
import type { Random } from "@fernwell/studio-drawing/random";
import { group, round } from "@fernwell/studio-drawing/svg";
import { getFootprint } from "./footprint.ts";
import { forms } from "./forms.ts";
import type { Cut, Look } from "./look.ts";
import { createTones, type Tones } from "./pen.ts";

const shadowColour = "#3a2a18";

/** Cuts that look the same raw and cooked. */
const keepsItsColour: ReadonlySet<Cut> = new Set(["grains", "ground", "crumbs", "liquid", "powder"]);

/**
 * Draws a piece centred at the origin and randomly rotated. The light always comes from the top left,
 * so the caller may move the piece but not rotate it.
 */
export function drawPiece(
  look: Look,
  random: Random,
  { size = look.size, cooked = false }: { readonly size?: number; readonly cooked?: boolean } = {},
): string {
  const isHeated = cooked && look.garnish !== true && !keepsItsColour.has(look.cut);
  const tones = (colour: string): Tones => createTones(isHeated ? heated(colour) : colour);
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
    getFootprint(look.form) === "slender" ? contactShadow(drawing) : "",
    drawing,
  );
}

/** The shadow at the bottom right of a compact piece. Two ovals are cheaper than a blur. */
export function pieceShadow(look: Look, size: number): string {
  const isFlat = look.cut === "liquid" || look.cut === "powder";
  if (isFlat || getFootprint(look.form) !== "compact") return "";
  return group({ fill: shadowColour }, oval(size, 0.48, 0.055, 0.09), oval(size, 0.44, 0.045, 0.15));
}

function oval(size: number, reach: number, shift: number, opacity: number): string {
  const [x, y, rx, ry] = [shift, shift * 1.3, reach, reach * 0.95].map((share) => round(share * size));
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" opacity="${opacity}"/>`;
}

/** The first shape of a drawing is the piece's outline. The same shape, darkened, is its shadow. */
function contactShadow(drawing: string): string {
  const outline = drawing.slice(0, drawing.indexOf("/>") + 2);
  return group(
    { opacity: ".2", transform: "translate(4 5)" },
    outline.replaceAll(/#[0-9a-f]{3,6}/g, shadowColour),
  );
}

/** Greens turn olive, whites stay white, everything else turns golden. */
function heated(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(colour.slice(start, start + 2), 16),
  );
  if (blue > 0xe6) return colour;
  return green > red ? saturate(mix(colour, "#6f7a2c", 0.22), 0.92) : mix(colour, "#b0692a", 0.14);
}
