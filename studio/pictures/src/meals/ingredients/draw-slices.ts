import { around, at, dash, dots, fill, line, oval, scatter, soft, trace, turned } from "./paths.ts";
import { body, type Draw, gloss, seared } from "./pen.ts";

/** Vegetables cut across. */
export const sliceForms = {
  "tomato-slice": ({ random, turn, main, second }) => {
    const pockets = around(random.int(5, 6), turn);
    const seeds = pockets.flatMap((angle) => [at(angle - 12, 30), at(angle + 13, 27), at(angle + 2, 20)]);
    return (
      body(oval(random, 48, 46), main, 5) +
      line(soft(oval(random, 40)), main.light, 5, 0.5) +
      line(pockets.map((angle) => dash(at(angle, 18), at(angle, 29))).join(""), second.base, 16) +
      dots(seeds, "#f8e3a6", 5) +
      dots([[0, 0]], main.light, 12, 0.6) +
      gloss(45)
    );
  },
  "cherry-tomato": ({ random, turn, main, second }) => {
    const pockets = [at(turn, 18), at(turn + 180, 18)];
    const seeds = pockets.flatMap((pocket) => [0, 120, 240].map((angle) => at(angle + turn, 8, pocket)));
    return (
      body(oval(random, 48, 44), main, 8) +
      fill(soft(oval(random, 37, 34)), main.light, 0.55) +
      dots(pockets, second.base, 27) +
      dots(seeds, "#f9e6ad", 7) +
      gloss(44, 0.7, 6)
    );
  },
  "tomato-chunk": ({ random, turn, main, second }) => {
    const shape = turned(trace("-44,-22 -10,-42 34,-34 46,6 22,38 -28,36"), turn);
    return (
      body(shape, main, 9) +
      fill(soft(oval(random, 20, 14)), second.base, 0.8) +
      dots(scatter(random, 4, 16), "#f6dd9d", 6) +
      gloss(36, 0.6, 6)
    );
  },
  "cucumber-slice": ({ random, turn, main, second }) => {
    const lobes = around(3, turn);
    const seeds = lobes.flatMap((angle) =>
      [-26, 0, 26].map((aside) => dash(at(angle + aside, 15), at(angle + aside * 0.9, 23))),
    );
    return (
      body(oval(random, 48, 46, 0.02), second, 4) +
      fill(soft(oval(random, 41, 40, 0.02)), main.base) +
      line(lobes.map((angle) => dash([0, 0], at(angle, 17))).join(""), main.light, 24, 0.9) +
      line(seeds.join(""), second.light, 4, 0.75) +
      gloss(38, 0.6, 4)
    );
  },
  "courgette-slice": (pen) => {
    const { random, turn, main, second } = pen;
    return (
      body(oval(random, 48, 45, 0.03), second, 4) +
      fill(soft(oval(random, 41, 39, 0.03)), main.base) +
      fill(soft(oval(random, 24, 22, 0.1)), main.light, 0.8) +
      line(
        around(8, turn)
          .map((angle) => dash(at(angle, 15), at(angle, 19)))
          .join(""),
        main.deep,
        3,
        0.5,
      ) +
      seared(pen)
    );
  },
  "carrot-coin": ({ random, turn, main, second }) =>
    body(oval(random, 47, 45), main, 7) +
    fill(soft(oval(random, 24, 23, 0.12)), second.base) +
    line(
      around(9, turn)
        .map((angle) => dash(at(angle, 22), at(angle, 33)))
        .join(""),
      second.base,
      3,
    ) +
    gloss(44, 0.4),
  coin: (pen) => {
    const { random, main, second } = pen;
    return (
      body(oval(random, 48, 44, 0.05), second, 4) +
      fill(soft(oval(random, 42, 38, 0.05)), main.base) +
      line(soft(oval(random, 25, 22, 0.1)), main.shade, 2, 0.5) +
      seared(pen) +
      gloss(40, 0.4, 4)
    );
  },
  "ringed-coin": ({ random, turn, main, second }) => {
    const heart = [at(turn, 3)];
    return (
      body(oval(random, 48, 45), main, 6) +
      dots(heart, second.base, 68, 0.55) +
      dots(heart, main.base, 62) +
      dots(heart, second.base, 42, 0.55) +
      dots(heart, main.base, 36) +
      dots(heart, second.base, 13, 0.6) +
      gloss(45, 0.5)
    );
  },
  "radish-slice": ({ random, turn, main, second }) =>
    body(oval(random, 48, 46, 0.02), second, 4) +
    fill(soft(oval(random, 43, 41, 0.02)), main.base) +
    line(
      around(10, turn)
        .map((angle) => dash(at(angle, 12), at(angle, 32)))
        .join(""),
      main.shade,
      2,
      0.5,
    ) +
    line(soft(oval(random, 33)), second.light, 2, 0.5),
  "aubergine-slice": (pen) => {
    const { random, main, second } = pen;
    const flecks = scatter(random, 9, 27).map(([x, y]) =>
      dash([x, y], at(random.between(0, 360), 5, [x, y])),
    );
    return (
      body(oval(random, 48, 43, 0.05), second, 4) +
      fill(soft(oval(random, 42, 37, 0.05)), main.base) +
      line(flecks.join(""), main.deep, 4, 0.55) +
      seared(pen, 34)
    );
  },
  "speckled-coin": (pen) => {
    const { random, main, second } = pen;
    return (
      body(oval(random, 48, 43, 0.05), second, 4) +
      fill(soft(oval(random, 42, 37, 0.05)), main.base) +
      dots(scatter(random, 12, 33), "#8a5a86", 4, 0.6) +
      seared(pen)
    );
  },
} satisfies Record<string, Draw>;
