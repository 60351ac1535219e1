import {
  at,
  curved,
  dash,
  dots,
  fill,
  grown,
  jittered,
  line,
  moved,
  type Spot,
  soft,
  times,
  trace,
  turned,
} from "./paths.ts";
import type { Draw } from "./pen.ts";

/** Herbs by the sprig. */
export const sprigForms = {
  "mint-sprig": ({ random, turn, main, second }) => {
    const toothed = trace(
      "0,-52 8,-42 11,-42 15,-31 18,-29 18,-17 12,-7 0,-2 -12,-7 -18,-17 -18,-29 -15,-31 -11,-42 -8,-42",
    );
    return [78, 258, 168, 348]
      .map((lean, i) => {
        const size = (i < 2 ? 1 : 0.74) * random.between(0.92, 1.04);
        const veins = [-16, -30].map((y) =>
          curved(
            turned(
              grown(
                [
                  [-10, y - 8],
                  [0, y],
                  [10, y - 8],
                ],
                size,
              ),
              turn + lean,
            ),
          ),
        );
        return (
          fill(soft(turned(grown(toothed, size), turn + lean)), i < 2 ? main.shade : main.base) +
          line(
            curved(turned(grown(trace("0,0 0,-44"), size), turn + lean)) + veins.join(""),
            second.base,
            2.5,
            0.8,
          )
        );
      })
      .join("");
  },
  "parsley-sprig": ({ random, turn, main, second }) => {
    const tips = turned(
      jittered(random, trace("0,-42 -13,-33 14,-32 0,-24 -31,-20 -20,-8 -34,-4 31,-20 20,-8 34,-3"), 3),
      turn,
    );
    const frills = tips.flatMap((spot) => [
      at(turn + 30, 8, spot),
      at(turn + 150, 8, spot),
      at(turn + 270, 8, spot),
    ]);
    return (
      dots(frills, main.shade, 12) +
      line(
        curved(turned(trace("3,50 -2,20 0,-28"), turn)) + curved(turned(trace("-28,-12 0,14 28,-12"), turn)),
        second.base,
        4,
      ) +
      dots(tips, main.base, 15) +
      dots(
        moved(frills, -1, -2).filter((_, i) => i % 2 === 0),
        main.base,
        8,
      ) +
      dots(moved(tips, -2, -3), main.light, 4, 0.7)
    );
  },
  "coriander-leaf": ({ random, turn, main, second }) => {
    const lobes = (low: number, high: number, shift: number): string =>
      [-68, 0, 68]
        .flatMap((lean) =>
          [-30, 0, 30].map((spread) => {
            const foot = at(turn - 90 + lean, lean === 0 ? low + 4 : low, [shift, shift]);
            return dash(foot, at(turn - 90 + lean + spread * 1.2, high - Math.abs(spread) * 0.2, foot));
          }),
        )
        .join("");
    const reach = 22 + random.between(-2, 2);
    return (
      line(lobes(16, reach, 1), main.shade, 14) +
      line(curved(turned(trace("4,52 -2,24 0,-12"), turn)), second.base, 4) +
      line(lobes(16, reach, -1), main.base, 11) +
      line(lobes(12, reach - 4, -1), second.base, 2, 0.7)
    );
  },
  "dill-frond": ({ random, turn, main, second }) => {
    const threads = times(7, (i) => {
      const y = 30 - i * 11;
      const reach = 26 - i * 2 + random.between(-4, 4);
      return [-1, 1].map(
        (side) =>
          curved(
            turned(
              [
                [0, y],
                [side * reach * 0.6, y - 8],
                [side * reach, y - 20],
              ],
              turn,
            ),
          ) +
          curved(
            turned(
              [
                [side * reach * 0.5, y - 8],
                [side * reach * 0.95, y - 6],
              ],
              turn,
            ),
          ),
      );
    });
    return (
      line(curved(turned(trace("2,50 -2,10 0,-46"), turn)), second.base, 4) +
      line(threads.flat().join(""), main.base, 3)
    );
  },
  "small-leaf-sprig": ({ random, turn, main, second }) => {
    const pairs = times(6, (i) =>
      [-1, 1].map((side): [Spot, number] => [
        [side * 7, 38 - i * 15 + random.between(-2, 2)],
        side * 46 - 90,
      ]),
    ).flat();
    const leaves = (length: number): string =>
      pairs
        .map(([spot, lean]) => turned([spot, at(lean, length, spot)], turn))
        .map(([from = [0, 0], to = [0, 0]]) => dash(from, to))
        .join("");
    return (
      line(leaves(9), main.shade, 10) +
      line(curved(turned(trace("2,52 -3,0 0,-44"), turn)), second.base, 3.5) +
      line(leaves(8), main.base, 7) +
      dots(turned([[0, -48]], turn), main.light, 8)
    );
  },
  "needle-sprig": ({ random, turn, main, second }) => {
    const needles = times(9, (i) => {
      const y = 42 - i * 10;
      return [-1, 1].map((side) =>
        curved(
          turned(
            [
              [0, y],
              [side * (19 + random.between(-3, 3)), y - 15],
            ],
            turn,
          ),
        ),
      );
    }).flat();
    const [under, over] = [needles.filter((_, i) => i % 2 === 0), needles.filter((_, i) => i % 2 === 1)];
    return (
      line(curved(turned(trace("0,50 2,0 0,-44"), turn)), second.base, 4) +
      line(under.join(""), main.shade, 5) +
      line(over.join(""), main.base, 5) +
      line(curved(turned(trace("0,-38 1,-52"), turn)), main.light, 4)
    );
  },
} satisfies Record<string, Draw>;
