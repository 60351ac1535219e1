import {
  around,
  at,
  curved,
  dots,
  fill,
  jittered,
  line,
  moved,
  oval,
  type Spot,
  scatter,
  soft,
  straight,
  times,
  trace,
  turned,
} from "./paths.ts";
import { body, type Draw, gloss } from "./pen.ts";

/** Foods that are poured, drizzled or dusted. */
export const liquidForms = {
  sheen: ({ random, main, second }) => {
    const drops = scatter(random, 7, 36);
    const [large, small] = [drops.slice(0, 3), drops.slice(3)];
    return (
      dots(large, main.base, 27, 0.5) +
      dots(moved(large, 2, 2), second.base, 17, 0.5) +
      dots(small, main.base, 13, 0.55) +
      dots(moved(large, -6, -6), "#fff", 5, 0.85) +
      dots(moved(small, -2, -2), "#fff", 3, 0.85)
    );
  },
  "solid-fat": ({ random, turn, main }) =>
    body(turned(oval(random, 46, 34, 0.1), turn), main, 6) +
    line(curved(turned(trace("-28,-4 0,-12 28,-6"), turn)), "#fff", 6, 0.8),
  drops: ({ random, turn, main }) => {
    const [first, second, third] = around(3, turn).map((angle) => at(angle, random.between(22, 30))) as [
      Spot,
      Spot,
      Spot,
    ];
    return (
      dots([first], main.shade, 44) +
      dots([second], main.shade, 31) +
      dots([third], main.shade, 20) +
      dots(moved([first], -2, -2), main.base, 37) +
      dots(moved([second, third], -1, -1), main.base, 19) +
      dots(moved([first], -8, -9), "#fff", 8, 0.7) +
      dots(moved([second], -5, -6), "#fff", 5, 0.7)
    );
  },
  drizzle: ({ random, turn, main }) => {
    const passes = times(4, (i) => {
      const side = (i % 2 === 0 ? 1 : -1) * random.between(34, 54);
      return [
        [side, -40 + i * 21],
        [side, -29 + i * 21],
      ] satisfies Spot[];
    });
    const path = curved(turned([[-34, -44], ...passes.flat(), [-20, 46]], turn));
    return line(path, main.shade, 9) + line(path, main.base, 7) + line(path, "#fff", 1.5, 0.5);
  },
  pool: ({ random, main, second }) => {
    const edge = oval(random, 48, 42, 0.09, 10);
    return (
      fill(soft(edge), main.shade) +
      fill(soft(edge.map(([x, y]) => [x * 0.93 - 1, y * 0.92 - 1])), main.base) +
      dots(scatter(random, 4, 26), second.base, 7, 0.5) +
      gloss(40, 0.55, 6)
    );
  },
  "clear-pool": ({ random, main, second }) => {
    const edge = oval(random, 47, 41, 0.09, 10);
    return (
      fill(soft(edge), main.base, 0.82) +
      line(soft(edge), second.base, 3, 0.5) +
      gloss(40, 0.9, 6) +
      dots([[14, 14]], "#fff", 7, 0.6)
    );
  },
  bubbles: ({ random, main, second }) => {
    const edge = oval(random, 47, 41, 0.09, 10);
    const bubbles = scatter(random, 7, 30);
    return (
      fill(soft(edge), main.base, 0.55) +
      line(soft(edge), second.base, 3, 0.5) +
      dots(bubbles, "#fff", 11, 0.75) +
      dots(moved(bubbles, 1, 1), main.base, 6, 0.9)
    );
  },
  crema: ({ random, turn, main, second }) => {
    const swirl = times(6, (i): Spot => at(turn + i * 62, 34 - i * 5));
    return (
      body(oval(random, 47, 46, 0.02), main, 5) +
      fill(soft(oval(random, 39, 38, 0.04)), second.base) +
      line(curved(swirl), main.base, 4, 0.5) +
      dots(scatter(random, 5, 28), second.light, 5, 0.7)
    );
  },
  dust: ({ random, main }) => {
    const grains = scatter(random, 36, 42).filter(() => random.chance(0.9));
    return (
      fill(soft(oval(random, 33, 28, 0.24, 9)), main.base, 0.24) +
      fill(soft(oval(random, 20, 17, 0.3, 7)), main.base, 0.3) +
      dots(grains.slice(0, 18), main.base, 6, 0.9) +
      dots(grains.slice(18), main.shade, 4, 0.8)
    );
  },
  "flour-heap": ({ random, main, second }) =>
    fill(soft(oval(random, 46, 42, 0.1, 10)), main.shade, 0.6) +
    fill(soft(moved(oval(random, 40, 36, 0.1, 10), -2, -2)), main.base) +
    dots(scatter(random, 12, 44), main.base, 5) +
    dots(scatter(random, 7, 26), second.base, 4, 0.7),
  crystals: ({ random, main, second }) => {
    const chips = scatter(random, 15, 40).map((spot) =>
      straight(around(4, random.between(0, 90)).map((angle) => at(angle, random.between(4, 7), spot))),
    );
    return (
      fill(chips.join(""), second.base) +
      fill(
        scatter(random, 12, 38)
          .map((spot) => straight(around(4, random.between(0, 90)).map((angle) => at(angle, 5, spot))))
          .join(""),
        main.base,
      )
    );
  },
  "jam-spoon": ({ random, main, second }) =>
    body(oval(random, 47, 42, 0.12, 10), main, 8) +
    dots(scatter(random, 5, 24), second.base, 15, 0.6) +
    dots(scatter(random, 8, 30), second.light, 4, 0.7) +
    gloss(38, 0.7, 6),
  swipe: ({ random, turn, main }) => {
    const shape = turned(
      jittered(random, trace("-48,4 -42,-24 -14,-36 20,-31 44,-14 47,6 32,8 16,10 6,22 -10,36 -38,30"), 2),
      turn,
    );
    const streak = (lift: number): string =>
      curved(turned(moved(trace("-34,6 -18,-12 12,-14 38,-5"), 0, lift), turn));
    return (
      body(shape, main, 5) +
      line(streak(8), main.shade, 5, 0.7) +
      line(streak(-3), main.light, 5, 0.75) +
      dots(turned(trace("-28,10 -20,16"), turn), main.light, 7, 0.5)
    );
  },
} satisfies Record<string, Draw>;
