import { dots, fill, jittered, line, moved, oval, type Spot, scatter, soft, trace, turned } from "./paths.ts";
import { body, type Draw, gloss, type Pen } from "./pen.ts";

/** Eggs, tofu and tempeh. */
export const eggForms = {
  egg: (pen) => (pen.cooked ? friedEgg(pen) : eggHalf(pen)),
  "egg-white": ({ random, main, second }) =>
    body(oval(random, 47, 40, 0.12, 10), main, 6) +
    dots(scatter(random, 4, 24), second.base, 9, 0.4) +
    gloss(34, 0.8, 5),
  "egg-yolk": ({ random, main }) => body(oval(random, 46, 45, 0.02), main, 8) + gloss(38, 0.8, 8),
  "tofu-cube": ({ random, turn, main, second, cooked }) => {
    const face = jittered(random, trace("-31,-31 31,-31 31,31 -31,31"), 2);
    const top = turned(face, turn);
    const path = (shift: number): string =>
      soft(moved(top, shift, shift).flatMap((point) => [point, point, point]));
    return (
      fill(path(7), main.shade) +
      fill(path(3), main.shade) +
      fill(path(-4), main.base) +
      (cooked ? line(path(-4), second.base, 7, 0.7) : "") +
      dots(scatter(random, 5, 20), main.shade, 4, 0.7)
    );
  },
  "silken-cube": ({ random, turn, main }) => {
    const top = turned(jittered(random, trace("-34,-32 32,-34 34,32 -32,33"), 5), turn);
    return (
      fill(soft(moved(top, 6, 6).flatMap((point) => [point, point])), main.shade) +
      fill(soft(moved(top, -3, -3).flatMap((point) => [point, point])), main.base) +
      gloss(34, 0.9, 6)
    );
  },
  "tempeh-slice": ({ random, turn, main, second }) => {
    const slab = turned(trace("-46,-22 46,-22 46,22 -46,22"), turn);
    const beans = scatter(random, 13, 38, 17).flatMap((spot) => turned([spot], turn));
    return (
      fill(soft(moved(slab, 4, 4).flatMap((point) => [point, point, point])), second.deep) +
      fill(soft(slab.flatMap((point) => [point, point, point])), second.base) +
      dots(beans, main.shade, 13) +
      dots(moved(beans, -1, -1), main.base, 10)
    );
  },
} satisfies Record<string, Draw>;

function eggHalf({ random, turn, main, second }: Pen): string {
  const shape = turned(trace("0,-50 24,-38 38,-4 32,32 0,47 -32,32 -38,-4 -24,-38"), turn);
  const yolk = turned([[0, 9]], turn);
  return (
    body(shape, main, 5) +
    dots(yolk, second.shade, 47) +
    dots(moved(yolk, -1, -1), second.base, 42) +
    dots(moved(yolk, -9, -10), "#fff", 9, 0.6) +
    dots(jittered(random, yolk, 6), second.light, 16, 0.4)
  );
}

function friedEgg({ random, main, second }: Pen): string {
  const yolk: Spot[] = [[random.between(-7, 7), random.between(-6, 6)]];
  return (
    body(oval(random, 48, 44, 0.12, 10), main, 5) +
    dots(scatter(random, 4, 40), "#d9a45c", 6, 0.3) +
    dots(moved(yolk, 2, 2), second.shade, 44) +
    dots(yolk, second.base, 40) +
    dots(moved(yolk, -9, -10), "#fff", 10, 0.75)
  );
}
