import {
  around,
  at,
  curved,
  dash,
  dots,
  fill,
  line,
  moved,
  oval,
  scatter,
  soft,
  trace,
  turned,
} from "./paths.ts";
import { body, type Draw, gloss } from "./pen.ts";

/** Fruit cut in half. */
export const halfForms = {
  "pear-half": ({ random, turn, main, second }) => {
    const pear = turned(trace("0,-52 13,-40 17,-16 34,8 34,38 0,52 -34,38 -34,8 -17,-16 -13,-40"), turn);
    return (
      body(pear, second, 3) +
      fill(soft(pear.map(([x, y]) => [x * 0.89, y * 0.9])), main.base) +
      fill(soft(turned(trace("0,4 10,18 0,30 -10,18"), turn)), main.shade) +
      dots(
        turned(
          [
            [-4, 18],
            [5, 16 + random.between(0, 5)],
          ],
          turn,
        ),
        "#4c2c14",
        5,
      ) +
      line(curved(turned(trace("0,-38 1,-20 0,-2"), turn)), main.shade, 3, 0.6)
    );
  },
  "stone-half": ({ random, turn, main, second }) =>
    body(oval(random, 48, 45), second, 7) +
    fill(soft(oval(random, 39, 36)), main.base) +
    fill(soft(turned(oval(random, 17, 13, 0.08), turn)), second.deep, 0.75) +
    line(curved(turned(trace("-12,0 0,2 12,-1"), turn)), main.light, 2, 0.6) +
    gloss(46, 0.5),
  "fig-half": ({ random, turn, main, second }) => {
    const drop = turned(trace("0,-54 12,-34 38,-8 40,28 0,48 -40,28 -38,-8 -12,-34"), turn);
    return (
      body(drop, second, 4) +
      fill(soft(drop.map(([x, y]) => [x * 0.86, y * 0.86])), "#f3e2c8") +
      fill(soft(turned(oval(random, 23, 25, 0.1), turn)), main.base) +
      dots(scatter(random, 12, 19), "#f2cf8d", 4)
    );
  },
  "passionfruit-half": ({ random, main, second }) =>
    body(oval(random, 48), second, 5) +
    fill(soft(oval(random, 40)), "#f4dfd2") +
    fill(soft(oval(random, 33, 33, 0.08)), main.base) +
    dots(scatter(random, 10, 25), "#2b1c14", 8) +
    gloss(33, 0.6, 4),
  "feijoa-half": ({ random, turn, main, second }) =>
    body(turned(oval(random, 49, 42, 0.02), turn), second, 4) +
    fill(soft(turned(oval(random, 43, 36, 0.02), turn)), main.base) +
    line(
      around(4, turn + 45)
        .map((angle) => dash(at(angle, 6), at(angle, 15)))
        .join(""),
      main.light,
      13,
    ) +
    dots(
      around(8, turn).map((angle) => at(angle, random.between(10, 18))),
      second.deep,
      3,
      0.7,
    ),
  "papaya-half": ({ random, turn, main, second }) => {
    const outline = turned(trace("0,-52 18,-38 27,-8 32,22 20,46 0,52 -20,46 -32,22 -27,-8 -18,-38"), turn);
    const seeds = scatter(random, 12, 9, 20).flatMap(([x, y]) => turned([[x, y + 8]], turn));
    return (
      body(outline, second, 3) +
      fill(soft(outline.map(([x, y]) => [x * 0.9, y * 0.92])), main.base) +
      fill(soft(turned(trace("0,-24 12,-4 14,22 0,36 -14,22 -12,-4"), turn)), main.shade) +
      dots(seeds, "#2c2a26", 7) +
      dots(moved(seeds, -1, -2), "#8d8a80", 2.5)
    );
  },
} satisfies Record<string, Draw>;
