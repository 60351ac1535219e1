import {
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

/** Cheese, creams and pastes. */
export const dairyForms = {
  dollop: ({ random, turn, main }) => {
    const ridge = [-150, -95, -40, 15, 70].map((angle, i) => at(turn + angle, 31 - i * 4));
    const peak = at(turn + 70, 12);
    return (
      body(oval(random, 47, 43, 0.1, 9), main, 5) +
      line(curved(moved(ridge, 3, 4)), main.shade, 9, 0.65) +
      line(curved(ridge), main.light, 8) +
      dots([at(45, 4, peak)], main.shade, 15, 0.6) +
      dots([peak], main.light, 13)
    );
  },
  "flecked-dollop": ({ random, turn, main, second }) => {
    const ridge = [-140, -80, -20, 40].map((angle, i) => at(turn + angle, 29 - i * 4));
    return (
      body(oval(random, 47, 42, 0.11, 9), main, 5) +
      line(curved(moved(ridge, 3, 4)), main.shade, 8, 0.6) +
      line(curved(ridge), main.light, 6, 0.7) +
      dots(scatter(random, 13, 37), second.base, 5, 0.85)
    );
  },
  "oiled-dollop": ({ random, turn, main, second }) => {
    const hollow = times(7, (i): Spot => at(turn + i * 48, 33 - i * 2.6));
    return (
      body(oval(random, 48, 45, 0.07, 9), main, 4) +
      line(curved(hollow.slice(1)), main.shade, 15, 0.6) +
      line(curved(hollow.slice(1)), second.base, 8, 0.8) +
      line(curved(moved(hollow.slice(2, 6), -2, -3)), "#fff", 2.5, 0.5) +
      dots(scatter(random, 5, 20), second.deep, 4, 0.5)
    );
  },
  curds: ({ random, main, second }) => {
    const curd = scatter(random, 11, 34);
    return (
      fill(soft(oval(random, 42, 38, 0.1)), second.base) +
      dots(moved(curd, 1, 1), main.shade, 22) +
      dots(moved(curd, -1, -1), main.base, 18) +
      dots(moved(curd, -4, -4), "#fff", 7, 0.8)
    );
  },
  "rough-dollop": ({ random, main }) => {
    const lumps = scatter(random, 11, 31);
    return (
      dots(moved(lumps, 2, 3), main.shade, 30) +
      dots(lumps.slice(5), main.base, 27) +
      dots(lumps.slice(0, 5), main.base, 36) +
      dots(moved(lumps.slice(2), 6, 7), main.shade, 5, 0.6) +
      dots(moved(lumps, -5, -6), "#fff", 7, 0.8)
    );
  },
  crumble: ({ random, turn, main }) => {
    const pieces = (
      [
        [-16, -14, 24],
        [22, 4, 19],
        [-10, 26, 14],
      ] as const
    ).map(([x, y, reach]): Spot[] =>
      moved(
        turned(
          jittered(
            random,
            [
              [-reach, -reach * 0.8],
              [reach * 0.9, -reach],
              [reach, reach * 0.7],
              [-reach * 0.7, reach],
            ],
            4,
          ),
          turn + x,
        ),
        ...at(turn, 1, [x, y]),
      ),
    );
    return (
      pieces
        .map((piece) => fill(straight(moved(piece, 3, 4)), main.shade) + fill(straight(piece), main.base))
        .join("") + dots(scatter(random, 5, 32), main.shade, 4, 0.7)
    );
  },
  "veined-crumble": ({ random, turn, main, second }) => {
    const shape = turned(
      jittered(random, trace("-38,-20 -8,-38 22,-32 42,-8 28,18 24,34 -24,34 -42,8"), 5),
      turn,
    );
    const veins = scatter(random, 5, 26).map((spot) =>
      curved([spot, at(random.between(0, 360), 9, spot), at(random.between(0, 360), 14, spot)]),
    );
    return (
      fill(straight(moved(shape, 4, 5)), main.shade) +
      fill(straight(shape), main.base) +
      line(veins.join(""), second.base, 6, 0.85) +
      dots(scatter(random, 6, 30), second.shade, 5, 0.7)
    );
  },
  gratings: ({ random, turn, main }) => {
    const curl = (): string => {
      const [x, y] = [random.between(-26, 26), random.between(-30, 30)];
      const lean = turn + random.between(-60, 60);
      return curved([
        at(lean, -22, [x, y]),
        at(lean + 90, random.between(-12, 12), [x, y]),
        at(lean, 22, [x, y]),
      ]);
    };
    const [under, over] = [times(6, curl).join(""), times(5, curl).join("")];
    return line(under, main.shade, 8) + line(over, main.base, 7) + line(over, main.light, 2.5, 0.8);
  },
  shavings: ({ random, turn, main }) =>
    [0, 110, 235]
      .map((lean, i) => {
        const shard = moved(
          turned(jittered(random, trace("-30,-4 -12,-14 16,-13 32,-3 18,9 -14,11"), 3), lean + turn * 2),
          ...at(turn + lean, 20),
        );
        return (
          fill(straight(moved(shard, 2, 3)), main.shade) +
          fill(straight(shard), i === 1 ? main.light : main.base)
        );
      })
      .join(""),
  "holed-slice": ({ random, turn, main, second }) => {
    const slice = turned(trace("-44,34 0,-46 44,34"), turn).flatMap((point): Spot[] => [point, point, point]);
    const holes = turned(jittered(random, trace("-16,18 12,20 0,-8"), 4), turn);
    return (
      fill(soft(moved(slice, 4, 5)), main.deep) +
      fill(soft(slice), main.base) +
      dots(holes, second.shade, 14) +
      dots(moved(holes, 1.5, 1.5), second.base, 10)
    );
  },
  "torn-ball": ({ random, turn, main }) => {
    const tear = curved(
      turned(
        [
          [-24, 14],
          [-4, random.between(0, 12)],
          [26, 18],
        ],
        turn,
      ),
    );
    return (
      body(oval(random, 47, 42, 0.08, 9), main, 9) +
      line(tear, main.shade, 5, 0.7) +
      line(curved(turned(trace("-14,24 8,27"), turn)), main.shade, 3, 0.5) +
      gloss(38, 1, 8)
    );
  },
  "rinded-round": ({ random, main, second }) =>
    body(oval(random, 48, 46, 0.03), second, 6) +
    fill(soft(oval(random, 40, 38, 0.04)), main.base) +
    dots(scatter(random, 8, 28), second.base, 5, 0.5) +
    gloss(36, 0.6),
  pat: ({ random, turn, main }) => {
    const slab = turned(jittered(random, trace("-32,-28 32,-28 32,28 -32,28"), 2), turn).flatMap(
      (point): Spot[] => [point, point],
    );
    return (
      fill(soft(oval(random, 48, 42, 0.1)), main.light, 0.55) +
      fill(soft(moved(slab, 4, 5)), main.deep) +
      fill(soft(slab), main.base) +
      gloss(32, 0.7)
    );
  },
} satisfies Record<string, Draw>;
