import {
  at,
  curved,
  dash,
  dots,
  fill,
  line,
  moved,
  oval,
  type Spot,
  scatter,
  soft,
  times,
  trace,
  turned,
} from "./paths.ts";
import { body, type Draw, type Pen } from "./pen.ts";

/** Grains by the spoonful, pasta and noodles. */
export const grainForms = {
  "long-grains": (pen) => spoonful(pen, { count: 26, length: 15, width: 8 }),
  "short-grains": (pen) => spoonful(pen, { count: 24, length: 7, width: 11 }),
  "dark-grains": (pen) => spoonful(pen, { count: 24, length: 20, width: 6 }),
  "bead-grains": (pen) => spoonful(pen, { count: 24, length: 0, width: 12 }),
  "tailed-beads": (pen) => {
    const { random, second } = pen;
    const tails = scatter(random, 11, 38).map((spot) =>
      curved([spot, at(random.between(0, 360), 6, spot), at(random.between(0, 360), 9, spot)]),
    );
    return spoonful(pen, { count: 26, length: 0, width: 11 }) + line(tails.join(""), second.light, 2);
  },
  "fine-beads": (pen) => spoonful(pen, { count: 36, length: 0, width: 8 }),
  "creased-grains": (pen) => {
    const { random, second } = pen;
    const creases = scatter(random, 9, 34).map((spot) => dash(spot, at(random.between(0, 360), 7, spot)));
    return spoonful(pen, { count: 15, length: 8, width: 13 }) + line(creases.join(""), second.deep, 2, 0.7);
  },
  lentils: (pen) => spoonful(pen, { count: 17, length: 3, width: 16 }),
  "small-beans": (pen) => {
    const eyes = scatter(pen.random, 6, 34).map((spot) => dash(spot, at(pen.turn, 4, spot)));
    return spoonful(pen, { count: 15, length: 7, width: 15 }) + line(eyes.join(""), pen.second.light, 3);
  },
  flakes: ({ random, main, second }) => {
    const flakes = scatter(random, 10, 35).map((spot) => ({ spot, lean: random.between(0, 360) }));
    const path = (part: typeof flakes, length: number, shift: number): string =>
      part
        .map(({ spot: [x, y], lean }) =>
          dash([x + shift, y + shift], at(lean, length, [x + shift, y + shift])),
        )
        .join("");
    const [under, over] = [flakes.slice(5), flakes.slice(0, 5)];
    return (
      line(path(under, 5, 1.5), main.shade, 27) +
      line(path(under, 5, -1), main.base, 23) +
      line(path(over, 5, 1.5), main.shade, 27) +
      line(path(over, 5, -1), main.base, 23) +
      line(path(flakes, 9, -1), second.base, 2, 0.7)
    );
  },
  puffs: ({ random, main }) => {
    const puffs = scatter(random, 8, 34);
    return (
      line(puffs.map((spot) => dash(spot, at(random.between(0, 360), 8, spot))).join(""), main.shade, 19) +
      dots(moved(puffs, -1, -1), main.base, 17) +
      dots(moved(puffs, -4, -4), main.light, 6, 0.8)
    );
  },
  popcorn: ({ random, main, second }) => {
    const lobes: Spot[] = scatter(random, 5, 26);
    return (
      dots(lobes, main.shade, 40) +
      dots(moved(lobes, -3, -3), main.base, 33) +
      dots([at(random.between(0, 360), 8)], second.base, 14) +
      dots(moved(lobes, -7, -8), "#fff", 11, 0.8) +
      dots(scatter(random, 3, 14), second.shade, 4)
    );
  },
  penne: ({ random, turn, main, second }) => {
    const tube = turned(trace("-46,-14 34,-17 46,13 -34,17"), turn);
    const ridges = [-8, 0, 8].map((y) =>
      curved(
        turned(
          [
            [-34, y],
            [0, y + random.between(-2, 2)],
            [32, y],
          ],
          turn,
        ),
      ),
    );
    return (
      body(
        tube.flatMap((point) => [point, point]),
        main,
        5,
      ) +
      line(ridges.join(""), main.shade, 2.5) +
      fill(soft(turned(trace("30,-14 40,-10 44,10 34,8"), turn)), second.deep)
    );
  },
  fusilli: ({ random, turn, main }) => {
    const twists = times(5, (i): [Spot, Spot] => {
      const x = -34 + i * 17;
      return [
        [x - 9, 15 + random.between(-2, 2)],
        [x + 9, -15],
      ];
    });
    const path = (shift: number): string =>
      twists.map((twist) => curved(moved(turned(twist, turn), shift, shift))).join("");
    return line(path(2), main.deep, 16) + line(path(0), main.base, 13) + line(path(-3), main.light, 3, 0.8);
  },
  "noodle-nest": (pen) => nest(pen, 5),
  "flat-noodle-nest": (pen) => nest(pen, 8),
  "thin-noodle-nest": (pen) => nest(pen, 3.5),
  "polenta-mound": ({ random, main, second }) =>
    body(oval(random, 48, 43, 0.1), main, 4) +
    dots(scatter(random, 22, 38), main.light, 4, 0.8) +
    dots(scatter(random, 9, 36), second.base, 3, 0.6),
  "soft-pearls": ({ random, main }) => {
    const pearls = scatter(random, 9, 34);
    return (
      dots(pearls, main.shade, 24, 0.7) +
      dots(moved(pearls, -1, -1), main.base, 20, 0.8) +
      dots(moved(pearls, -4, -4), "#fff", 6, 0.9)
    );
  },
} satisfies Record<string, Draw>;

/** A soft mound with single grains on it. Many side by side cover a plate. */
function spoonful(
  { random, main, second }: Pen,
  { count, length, width }: { count: number; length: number; width: number },
): string {
  const grains = scatter(random, count, 42).map((spot) => ({ spot, angle: random.between(0, 360) }));
  const path = (part: typeof grains, shift: number): string =>
    part
      .map(({ spot: [x, y], angle }) =>
        dash(at(angle, -length / 2, [x + shift, y + shift]), at(angle, length / 2, [x + shift, y + shift])),
      )
      .join("");
  const half = Math.ceil(count / 2);
  return (
    fill(soft(oval(random, 38, 36, 0.12)), main.base) +
    line(path(grains, 1.5), main.shade, width + 1) +
    line(path(grains.slice(0, half), -0.5), main.base, width - 1.5) +
    line(path(grains.slice(half), -0.5), second.base, width - 1.5)
  );
}

/** A nest of strands. */
function nest({ random, turn, main, second }: Pen, width: number): string {
  const loop = (radius: number): string =>
    soft(turned(oval(random, radius, radius * random.between(0.6, 0.85), 0.08, 7), random.between(0, 180)));
  const tail = curved(
    turned(
      [
        [-30, 30],
        [10, 46],
        [48, random.between(10, 30)],
      ],
      turn,
    ),
  );
  const strands = [43, 40, 34, 27, 19].map(loop);
  return (
    fill(soft(oval(random, 38, 36, 0.06)), main.shade) +
    line(strands.slice(0, 3).join("") + tail, main.shade, width + 3) +
    line(strands.slice(0, 3).join("") + tail, main.base, width) +
    line(strands.slice(3).join("") + loop(38), main.shade, width + 3) +
    line(strands.slice(3).join("") + loop(36), second.base, width)
  );
}
