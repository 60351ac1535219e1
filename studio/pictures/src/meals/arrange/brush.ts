import type { Random } from "@fernwell/studio-drawing/random";
import type { Point } from "@fernwell/studio-drawing/shapes";
import { el, group, round, translate } from "@fernwell/studio-drawing/svg";
import type { Helping } from "../helpings.ts";
import { drawPiece, pieceShadow } from "../ingredients/draw-piece.ts";
import type { Sketch } from "../sketch.ts";

/** Places pieces of one ingredient. A few drawings are reused many times. */
export interface Brush {
  dab(at: Point, scale?: number): string;
}

export interface BrushOptions {
  readonly size?: number;
  readonly isCooked?: boolean;
  /** The height of the pieces, which sets the length of their shadow. */
  readonly lift?: number;
}

/** Above this many characters, another drawing of the same ingredient costs more than it adds. */
const drawingBudget = 7_000;

export function createBrush(sketch: Sketch, { food, look }: Helping, options: BrushOptions = {}): Brush {
  const { size = look.size, isCooked = false, lift = 1 } = options;
  const drawn = sketch.root.fork(`brush-${food}`);
  const random = sketch.random.fork(`brush-${food}`);
  const shadow = group(
    { transform: translate(size * 0.03 * lift, size * 0.045 * lift) },
    pieceShadow(look, size),
  );
  const draw = (i: number) => shadow + drawPiece(look, drawn.fork(`piece-${i}`), { size, cooked: isCooked });
  const count = Math.max(2, Math.min(6, Math.floor(drawingBudget / draw(0).length)));
  const stamps = Array.from({ length: count }, (_, i) =>
    sketch.define((name) => group({ id: name }, draw(i))),
  );
  return {
    dab: ({ x, y }, scale = 1) => {
      const transform = `${translate(x, y)}${scale === 1 ? "" : `scale(${round(scale)})`}`;
      return el("use", { href: `#${random.pick(stamps)}`, transform });
    },
  };
}

/** A single piece. */
export function onePiece(
  sketch: Sketch,
  { food, look }: Helping,
  {
    x,
    y,
    size = look.size,
    isCooked = false,
    random = sketch.random.fork(`one-${food}`),
  }: Point & {
    size?: number;
    isCooked?: boolean;
    random?: Random;
  },
): string {
  return group(
    { transform: translate(x, y) },
    pieceShadow(look, size),
    drawPiece(look, random, { size, cooked: isCooked }),
  );
}
