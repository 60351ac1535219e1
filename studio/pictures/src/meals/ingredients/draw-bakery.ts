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
  type Spot,
  scatter,
  soft,
  times,
  trace,
  turned,
} from "./paths.ts";
import { body, type Draw, seared } from "./pen.ts";

const loaf: readonly Spot[] = trace("-40,44 -42,0 -50,-24 -30,-46 0,-48 30,-46 50,-24 42,0 40,44");

/** Bread and flatbreads. */
export const bakeryForms = {
  "tin-slice": (pen) => {
    const { random, turn, main, second } = pen;
    const shape = turned(loaf, turn).flatMap((point, i) =>
      i === 0 || i === loaf.length - 1 ? [point, point] : [point],
    );
    return (
      body(shape, second, 4) +
      fill(soft(shape.map(([x, y]) => [x * 0.89, y * 0.89])), main.base) +
      dots(scatter(random, 14, 32), main.shade, 5, 0.7) +
      dots(scatter(random, 8, 30), main.light, 4, 0.8) +
      seared(pen, 34)
    );
  },
  "rustic-slice": (pen) => {
    const { random, turn, main, second } = pen;
    const shape = turned(
      jittered(random, trace("-50,8 -44,-22 -10,-34 30,-30 50,-4 46,22 10,31 -34,29"), 2),
      turn,
    );
    const holes = scatter(random, 8, 36, 19).flatMap((spot) => turned([spot], turn));
    return (
      body(shape, second, 5) +
      fill(soft(shape.map(([x, y]) => [x * 0.9, y * 0.85])), main.base) +
      dots(holes.slice(0, 4), main.shade, 10, 0.8) +
      dots(holes.slice(4), main.shade, 6, 0.8) +
      seared(pen, 34)
    );
  },
  "dense-slice": ({ random, turn, main, second }) => {
    const shape = turned(trace("-44,-34 44,-34 44,34 -44,34"), turn).flatMap((point): Spot[] => [
      point,
      point,
    ]);
    return (
      body(shape, second, 4) +
      fill(soft(shape.map(([x, y]) => [x * 0.9, y * 0.88])), main.base) +
      dots(scatter(random, 16, 34, 26), second.base, 4, 0.8) +
      dots(scatter(random, 9, 33, 26), main.light, 5, 0.8)
    );
  },
  crispbread: ({ random, turn, main, second }) => {
    const shape = turned(trace("-48,-28 48,-28 48,28 -48,28"), turn).flatMap((point): Spot[] => [
      point,
      point,
      point,
    ]);
    const dimples = times(18, (i): Spot => [-36 + (i % 6) * 14.4, -15 + Math.floor(i / 6) * 15]);
    return (
      body(shape, main, 4) +
      dots(turned(dimples, turn), second.base, 6) +
      dots(scatter(random, 8, 40, 22), main.light, 4, 0.8)
    );
  },
  "rice-cake": ({ random, main }) => {
    const puffs = scatter(random, 24, 42);
    return (
      body(oval(random, 47, 47, 0.03), main, 6) +
      dots(puffs, main.shade, 13, 0.6) +
      dots(moved(puffs, -1, -1), main.light, 9, 0.9)
    );
  },
  "round-flatbread": ({ random, main, second }) =>
    body(oval(random, 48, 46, 0.03), main, 3) +
    dots(scatter(random, 5, 26), main.light, 24, 0.5) +
    line(
      scatter(random, 6, 36)
        .map((spot) => dash(spot, at(random.between(0, 360), 8, spot)))
        .join(""),
      second.base,
      9,
      0.4,
    ) +
    dots(scatter(random, 14, 42), second.shade, 4, 0.55),
  "pocket-half": ({ random, turn, main, second }) => {
    const half = turned(trace("-50,-22 -50,-22 50,-22 50,-22 48,4 32,28 0,40 -32,28 -48,4"), turn);
    return (
      body(half, main, 4) +
      fill(soft(turned(trace("-46,-22 -30,-25 30,-25 46,-22 24,-12 -24,-12"), turn)), second.shade) +
      line(curved(turned(trace("-46,-21 -20,-11 20,-11 46,-21"), turn)), main.light, 4) +
      dots(
        scatter(random, 6, 28, 12).flatMap(([x, y]) => turned([[x, y + 10]], turn)),
        second.base,
        12,
        0.35,
      ) +
      dots(
        scatter(random, 7, 34, 14).flatMap(([x, y]) => turned([[x, y + 8]], turn)),
        second.shade,
        3,
        0.5,
      )
    );
  },
  "tear-flatbread": ({ random, turn, main, second }) => {
    const shape = turned(
      jittered(random, trace("-54,2 -32,-15 2,-29 36,-27 52,-4 42,24 4,31 -34,17"), 2),
      turn,
    );
    const blisters = scatter(random, 7, 36, 16).flatMap((spot) => turned([spot], turn));
    const chars = blisters.map((spot) => dash(spot, at(turn + random.between(-60, 60), 8, spot))).join("");
    return (
      body(shape, main, 4) +
      line(chars, main.light, 17, 0.7) +
      line(chars, second.base, 10, 0.26) +
      line(curved(turned(trace("-40,0 -4,-20 34,-20"), turn)), main.light, 4, 0.6)
    );
  },
  crumbs: ({ random, main, second }) => {
    const spots = scatter(random, 16, 42);
    return (
      dots(moved(spots, 1, 1), main.shade, 13) +
      dots(spots, main.base, 10) +
      dots(
        spots.filter((_, i) => i % 2 === 0),
        second.base,
        6,
        0.7,
      )
    );
  },
} satisfies Record<string, Draw>;
