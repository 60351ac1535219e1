import { around, at, curved, dash, dots, jittered, line, moved, oval, trace, turned } from "./paths.ts";
import { body, type Draw, gloss } from "./pen.ts";

/** Beans, peas, chickpeas and corn. */
export const beanForms = {
  "kidney-bean": ({ random, turn, main, second }) => {
    const shape = turned(
      jittered(random, trace("-48,4 -40,-24 0,-32 40,-24 48,4 30,26 8,16 -8,16 -30,26"), 2),
      turn,
    );
    return (
      body(shape, main, 8) +
      line(curved(turned(trace("-9,15 9,15"), turn)), second.base, 5) +
      gloss(30, 0.6, 7)
    );
  },
  "flat-bean": ({ random, turn, main, second }) =>
    body(turned(jittered(random, trace("-49,8 -36,-26 10,-34 46,-14 44,18 4,28 -30,26"), 2), turn), main, 8) +
    line(curved(turned(trace("-30,20 -4,25 20,22"), turn)), second.base, 5, 0.8) +
    gloss(32, 0.5, 6),
  "eyed-bean": ({ random, turn, main, second }) => {
    const eye = turned([[0, 15]], turn);
    return (
      body(
        turned(jittered(random, trace("-46,2 -34,-26 4,-31 40,-22 46,6 26,28 0,22 -28,26"), 2), turn),
        main,
        7,
      ) +
      dots(eye, second.base, 20) +
      dots(eye, main.light, 8) +
      gloss(28, 0.5)
    );
  },
  chickpea: ({ random, turn, main, second }) => {
    const shape = turned(
      jittered(random, trace("0,-50 16,-38 42,-22 44,18 18,44 0,38 -18,44 -44,18 -42,-22 -16,-38"), 2),
      turn,
    );
    return (
      body(shape, main, 9) +
      line(curved(turned(trace("0,34 3,14 0,-8"), turn)), second.base, 5, 0.7) +
      gloss(32, 0.6, 7)
    );
  },
  "pea-cluster": ({ random, turn, main }) => {
    const peas = around(3, turn).map((angle) => at(angle, 25 + random.between(-3, 2)));
    return (
      dots(peas, main.shade, 42) +
      dots(moved(peas, -2, -2), main.base, 34) +
      dots(moved(peas, -8, -8), "#fff", 8, 0.5)
    );
  },
  kernels: ({ random, turn, main, second }) => {
    const spots = jittered(random, turned(trace("-26,-10 0,-26 26,-8 -12,20 18,22"), turn), 3);
    const path = (grow: number): string =>
      spots.map((spot, i) => dash(spot, at(turn + i * 70, grow, spot))).join("");
    return (
      line(path(9), main.shade, 22) +
      line(path(6), main.base, 17) +
      dots(
        spots.map((spot, i) => at(turn + i * 70 + 180, 5, spot)),
        second.base,
        8,
      ) +
      dots(moved(spots, -3, -4), "#fff", 5, 0.5)
    );
  },
  "bean-pair": ({ random, turn, main }) =>
    [-1, 1]
      .map((side) => {
        const [x, y] = at(turn + 90, side * 21);
        return (
          body(moved(turned(oval(random, 33, 19, 0.04), turn + side * 14), x, y), main, 6) +
          line(
            curved([
              [x - 14, y - 4],
              [x - 4, y - 9],
            ]),
            "#fff",
            5,
            0.5,
          )
        );
      })
      .join(""),
} satisfies Record<string, Draw>;
