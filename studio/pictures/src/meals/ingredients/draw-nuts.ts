import { around, at, curved, dots, fill, jittered, line, moved, oval, soft, trace, turned } from "./paths.ts";
import { body, type Draw, gloss } from "./pen.ts";

/** Nuts and seeds. */
export const nutForms = {
  almond: ({ random, turn, main, second }) => {
    const shape = turned(trace("-50,0 -26,-20 12,-29 40,-18 46,0 40,18 12,29 -26,20"), turn);
    const grooves = [-14, -5, 5, 14].map((y) =>
      curved(
        turned(
          [
            [-34, y * 0.3],
            [0, y + random.between(-2, 2)],
            [38, y * 0.8],
          ],
          turn,
        ),
      ),
    );
    return body(shape, main, 6) + line(grooves.join(""), second.base, 2.5, 0.8) + gloss(26, 0.35);
  },
  "walnut-half": ({ random, turn, main, second }) => {
    const lobes = around(9, turn).map((angle) => at(angle, 31 + random.between(-4, 4)));
    const folds = [-1, 1].flatMap((side) =>
      [-22, -2, 18].map((y) =>
        curved(
          turned(
            [
              [side * 34, y - 6],
              [side * 18, y + 8],
              [side * 8, y - 4],
            ],
            turn,
          ),
        ),
      ),
    );
    return (
      dots(lobes, main.shade, 28) +
      dots([...moved(lobes, -2, -2), [0, 0]], main.base, 24) +
      line(curved(turned(trace("0,-40 2,0 0,40"), turn)), second.base, 5) +
      line(folds.join(""), second.base, 4) +
      dots(moved(lobes, -5, -6).slice(0, 6), main.light, 6, 0.7)
    );
  },
  pecan: ({ random, turn, main, second }) => {
    const ridges = [-1, 1].flatMap((side) =>
      [10, 18].map((y) =>
        curved(
          turned(
            [
              [-34, side * y * 0.6],
              [0, side * y + random.between(-2, 2)],
              [34, side * y * 0.6],
            ],
            turn,
          ),
        ),
      ),
    );
    return (
      body(turned(oval(random, 49, 28, 0.05), turn), main, 6) +
      line(curved(turned(trace("-46,0 0,2 46,0"), turn)), second.deep, 5) +
      line(ridges.join(""), second.base, 4) +
      gloss(26, 0.35)
    );
  },
  cashew: ({ random, turn, main }) => {
    const centre = at(turn, -10);
    const arc = [-100, -50, 0, 50, 95].map((angle) => at(turn + angle, 30 + random.between(-1, 2), centre));
    const thick = arc.slice(1, 2);
    return (
      line(curved(arc), main.shade, 25) +
      dots(thick, main.shade, 34) +
      line(curved(moved(arc, -2, -2)), main.base, 20) +
      dots(moved(thick, -2, -2), main.base, 28) +
      line(curved(moved(arc, -6, -6)), main.light, 5, 0.8)
    );
  },
  "peanut-pair": ({ random, turn, main, second }) =>
    [0, 180]
      .map((angle, i) => {
        const [x, y] = at(turn + angle + 40, 22);
        const seed = body(moved(turned(oval(random, 28, 19, 0.04), turn + i * 50), x, y), main, 5);
        return (
          seed +
          line(
            curved([at(turn + i * 50, 18, [x, y]), at(turn + i * 50 + 180, 18, [x, y])]),
            second.base,
            3,
            0.8,
          )
        );
      })
      .join("") + gloss(26, 0.3),
  "two-tone-nut": ({ random, turn, main, second }) =>
    body(turned(oval(random, 48, 31, 0.05), turn), main, 6) +
    fill(soft(turned(trace("-47,-4 -10,-30 40,-20 14,-8 -16,2 -30,14"), turn)), second.base, 0.8) +
    line(curved(turned(trace("-30,12 4,14 32,8"), turn)), main.light, 5, 0.7),
  hazelnut: ({ random, turn, main, second }) =>
    body(turned(trace("0,-50 28,-34 44,0 34,34 0,46 -34,34 -44,0 -28,-34"), turn), main, 9) +
    fill(
      soft(
        turned(
          oval(random, 22, 12, 0.06).map(([x, y]) => [x, y + 32]),
          turn,
        ),
      ),
      second.base,
    ) +
    line(
      [-12, 0, 12]
        .map((x) =>
          curved(
            turned(
              [
                [x * 1.4, 14],
                [x * 1.5, -8],
                [x * 0.6, -34],
              ],
              turn,
            ),
          ),
        )
        .join(""),
      main.shade,
      3,
    ) +
    gloss(38, 0.6, 7),
  "plump-nut": ({ random, turn, main, second }) =>
    body(oval(random, 47, 45, 0.03), main, 8) +
    line(curved(turned(trace("-34,8 0,16 34,6"), turn)), second.base, 3, 0.6) +
    gloss(40, 0.7, 8),
  "long-nut": ({ random, turn, main, second }) => {
    const shape = turned(jittered(random, trace("-50,6 -24,-20 20,-24 50,-2 26,18 -20,22"), 2), turn);
    return (
      body(shape, main, 7) +
      line(curved(turned(trace("-44,4 -16,17 22,13"), turn)), second.base, 7) +
      line(curved(turned(trace("-20,-16 14,-18"), turn)), second.base, 4, 0.6) +
      gloss(24, 0.5)
    );
  },
  "chestnut-piece": ({ random, turn, main, second }) =>
    body(
      turned(jittered(random, trace("-46,-6 -30,-34 0,-42 32,-32 46,-4 36,28 6,40 -30,32"), 3), turn),
      main,
      8,
    ) +
    line(
      curved(
        turned(
          [
            [-30, -6],
            [-8, random.between(0, 10)],
            [10, -8],
            [30, 2],
          ],
          turn,
        ),
      ),
      second.base,
      6,
      0.8,
    ) +
    line(
      curved(turned(trace("-12,20 6,16 18,24"), turn)) + curved(turned(trace("-6,-24 8,-20"), turn)),
      second.base,
      4,
      0.6,
    ) +
    gloss(38, 0.4),
} satisfies Record<string, Draw>;
