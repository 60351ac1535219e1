import {
  at,
  curved,
  dash,
  dots,
  fill,
  jittered,
  line,
  moved,
  type Spot,
  scatter,
  soft,
  straight,
  times,
  trace,
  turned,
} from "./paths.ts";
import type { Draw, Pen } from "./pen.ts";

/** Seeds and flakes by the pinch. */
export const seedForms = {
  "drop-seeds": ({ random, main, second }) => {
    const seeds = scatter(random, 5, 32).map((spot) => ({ spot, lean: random.between(0, 360) }));
    const shapes = (shift: number): string =>
      seeds
        .map(({ spot: [x, y], lean }) =>
          soft(moved(turned(trace("-24,0 -4,-13 18,-8 18,8 -4,13"), lean), x + shift, y + shift)),
        )
        .join("");
    return (
      fill(shapes(2), main.deep) +
      fill(shapes(0), main.base) +
      line(
        seeds.map(({ spot, lean }) => dash(at(lean, -8, spot), at(lean, 9, spot))).join(""),
        second.base,
        3,
        0.8,
      )
    );
  },
  "striped-seeds": ({ random, main, second }) => {
    const seeds = scatter(random, 5, 31).map((spot) => ({ spot, lean: random.between(0, 360) }));
    const shapes = (shift: number): string =>
      seeds
        .map(({ spot: [x, y], lean }) =>
          soft(moved(turned(trace("-24,0 4,-11 22,-6 22,6 4,11"), lean), x + shift, y + shift)),
        )
        .join("");
    return (
      fill(shapes(2), main.deep) +
      fill(shapes(0), main.base) +
      line(
        seeds.map(({ spot, lean }) => dash(at(lean, -6, spot), at(lean, 14, spot))).join(""),
        second.base,
        3,
      )
    );
  },
  "seed-sprinkle": (pen) => sprinkle(pen, { count: 12, width: 7 }),
  "fine-sprinkle": ({ random, main, second }) => {
    const spots = scatter(random, 20, 44);
    return (
      dots(spots, main.shade, 8) +
      dots(moved(spots, -1, -1), main.base, 6) +
      dots(
        spots.filter((_, i) => i % 4 === 0),
        second.base,
        4,
      )
    );
  },
  "pine-nuts": (pen) => sprinkle(pen, { count: 5, width: 14 }),
  "coconut-flakes": ({ random, main, second }) => {
    const flake = (spot: Spot): string => dash(spot, at(random.between(0, 360), random.between(7, 14), spot));
    const spots = scatter(random, 14, 40);
    return line(spots.map(flake).join(""), second.base, 5) + line(spots.map(flake).join(""), main.base, 4.5);
  },
  "coconut-sliver": ({ random, turn, main, second }) => {
    const arc = turned(
      [
        [-46, 12],
        [-20, -14 + random.between(-4, 4)],
        [20, -14],
        [46, 12],
      ],
      turn,
    );
    return (
      fill(soft(turned(trace("-48,14 -22,-20 22,-20 48,14 20,8 -20,8"), turn)), main.shade) +
      fill(soft(moved(turned(trace("-46,12 -22,-18 22,-18 46,12 20,5 -20,5"), turn), -1, -1)), main.base) +
      line(curved(arc), second.base, 5)
    );
  },
  "chocolate-chunk": ({ random, turn, main, second }) => {
    const chunk = turned(jittered(random, trace("-34,-24 10,-34 38,-12 30,28 -26,32"), 5), turn);
    return (
      fill(straight(moved(chunk, 5, 6)), main.deep) +
      fill(straight(chunk), main.base) +
      line(
        times(2, (i) =>
          curved(
            turned(
              [
                [-22, -12 + i * 20],
                [26, -14 + i * 20],
              ],
              turn,
            ),
          ),
        ).join(""),
        second.base,
        3,
      ) +
      line(curved(turned(trace("-30,-20 8,-30"), turn)), main.light, 3, 0.8)
    );
  },
} satisfies Record<string, Draw>;

function sprinkle({ random, main, second }: Pen, { count, width }: { count: number; width: number }): string {
  const seeds = scatter(random, count, 38).map((spot): Spot[] => [
    spot,
    at(random.between(0, 360), width * 0.9, spot),
  ]);
  const path = (shift: number): string => seeds.map((seed) => curved(moved(seed, shift, shift))).join("");
  const tips = seeds.flat().filter((_, i) => i % 6 === 0);
  return (
    line(path(1), main.shade, width + 1) +
    line(path(-1), main.base, width - 1) +
    dots(tips, second.base, width * 0.5)
  );
}
