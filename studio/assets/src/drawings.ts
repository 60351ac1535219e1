/** An asset's SVG files by name. Each takes milliseconds and needs no encoder. */
export type Drawings = Readonly<Record<string, () => string>>;

/** The file that a picture's other files are encoded from. */
export const pictureDrawing = "drawing.svg";

export function drawAll(drawings: Drawings): Record<string, string> {
  return Object.fromEntries(Object.entries(drawings).map(([name, draw]) => [name, draw()]));
}
