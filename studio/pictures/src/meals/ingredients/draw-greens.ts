import {
  at,
  curved,
  dash,
  dots,
  fill,
  jittered,
  line,
  moved,
  oval,
  soft,
  times,
  trace,
  turned,
} from "./paths.ts";
import { bar, body, type Draw, type Pen, seared } from "./pen.ts";

/** Stalks, pods and buds. */
export const greenForms = {
  "asparagus-spear": (pen) => {
    const { random, turn, main, second } = pen;
    const stalk = turned(
      [
        [-48, random.between(-3, 3)],
        [0, random.between(-4, 4)],
        [30, 0],
      ],
      turn,
    );
    const tip = turned(trace("22,-8 40,-7 52,0 40,7 22,8"), turn);
    const scales = turned(trace("-26,-2 -4,2 14,-2"), turn).map((spot) =>
      dash(at(turn + 130, 4, spot), at(turn, 5, spot)),
    );
    return (
      bar(stalk, main, 13) +
      body(tip, second, 3) +
      line(scales.join(""), second.base, 4) +
      dots(turned(trace("30,-3 36,3 42,-1"), turn), main.light, 4, 0.8)
    );
  },
  bean: (pen) =>
    bar(
      turned(
        [
          [-44, pen.random.between(-2, 12)],
          [0, pen.random.between(-14, -4)],
          [46, 8],
        ],
        pen.turn,
      ),
      pen.main,
      13,
    ) + tip(pen),
  pod: ({ random, turn, main, second }) => {
    const shape = turned(trace("-50,4 -24,-14 20,-15 50,-2 24,14 -22,16"), turn);
    const peas = turned(
      times(4, (i) => [-24 + i * 16, random.between(-2, 2)]),
      turn,
    );
    return (
      body(shape, main, 4) +
      dots(moved(peas, 1, 1), main.shade, 15, 0.8) +
      dots(moved(peas, -1, -1), main.light, 10, 0.7) +
      line(curved(turned(trace("-46,3 -22,-11 20,-12 46,-2"), turn)), second.base, 2, 0.8)
    );
  },
  "sprout-half": (pen) => {
    const { random, turn, main, second } = pen;
    const layers = [-1, 1].flatMap((side) =>
      [34, 22, 11].map((x) =>
        curved(
          turned(
            [
              [side * 4, 34],
              [side * x, 4],
              [side * x * 0.4, -34 + x * 0.5],
            ],
            turn,
          ),
        ),
      ),
    );
    return (
      body(turned(oval(random, 42, 46), turn), main, 5) +
      fill(soft(turned(oval(random, 33, 38), turn)), second.base) +
      line(layers.join(""), main.base, 4) +
      line(curved(turned(trace("0,42 0,10"), turn)), "#f6f1d4", 9) +
      seared(pen, 28)
    );
  },
  "artichoke-quarter": (pen) => {
    const { random, turn, main, second } = pen;
    const shape = turned(
      jittered(
        random,
        trace("-9,50 9,50 14,22 38,2 36,-24 22,-42 10,-34 0,-48 -10,-34 -22,-42 -36,-24 -38,2 -14,22"),
        2,
      ),
      turn,
    );
    const petals = [-24, -9, 9, 24].map((x) =>
      curved(
        turned(
          [
            [x * 0.4, 14],
            [x * 1.35, -8],
            [x * 0.9, -36],
          ],
          turn,
        ),
      ),
    );
    return (
      body(shape, second, 4) +
      fill(soft(shape.map(([x, y]) => [x * 0.84, y * 0.84])), main.base) +
      line(petals.join(""), second.base, 4, 0.9) +
      fill(soft(turned(trace("-15,12 0,-4 15,12 0,22"), turn)), main.light) +
      seared(pen, 24)
    );
  },
  "fennel-slice": ({ random, turn, main, second }) => {
    const shells = [40, 26, 12].map(
      (x) =>
        curved(
          turned(
            [
              [-x * 0.5, 42],
              [-x * 1.15, 8],
              [-x * 0.35, -34],
              [-x * 0.3, -46],
            ],
            turn,
          ),
        ) +
        curved(
          turned(
            [
              [x * 0.5, 42],
              [x * 1.15, 8],
              [x * 0.35, -34],
              [x * 0.3, -46],
            ],
            turn,
          ),
        ),
    );
    return (
      line(shells.join(""), second.base, 9) +
      line(shells.join(""), main.base, 6) +
      line(curved(turned(trace("-14,44 0,46 14,44"), turn)), main.base, 9) +
      line(
        times(3, (i) =>
          curved(
            turned(
              [
                [0, -40],
                [(i - 1) * 12 + random.between(-3, 3), -54],
              ],
              turn,
            ),
          ),
        ).join(""),
        second.deep,
        3,
      )
    );
  },
} satisfies Record<string, Draw>;

function tip({ turn, second }: Pen): string {
  return line(curved(turned(trace("46,8 52,6"), turn)), second.base, 5);
}
