import type { Random } from "../../drawing/random.ts";
import type { Point } from "../../drawing/shapes.ts";
import { el, group, round, translate } from "../../drawing/svg.ts";
import type { Helping } from "../helpings.ts";
import { drawPiece, pieceShadow } from "../ingredients/draw-piece.ts";
import type { Sketch } from "../sketch.ts";

/** Lays down pieces of one ingredient: drawn a few times, used often. */
export interface Brush {
  dab(at: Point, scale?: number): string;
}

export interface BrushOptions {
  readonly size?: number;
  readonly isCooked?: boolean;
  /** How high the pieces stand, which is how far their shadow falls. */
  readonly lift?: number;
}

/** Beyond this many characters, further drawings of the same ingredient cost more than they add. */
const drawingBudget = 7_000;

export function brushOf(sketch: Sketch, { id, look }: Helping, options: BrushOptions = {}): Brush {
  const { size = look.size, isCooked = false, lift = 1 } = options;
  const drawn = sketch.root.fork(`brush-${id}`);
  const random = sketch.random.fork(`brush-${id}`);
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

/** A single piece of its own. */
export function onePiece(
  sketch: Sketch,
  { id, look }: Helping,
  {
    x,
    y,
    size = look.size,
    isCooked = false,
    random = sketch.random.fork(`one-${id}`),
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
