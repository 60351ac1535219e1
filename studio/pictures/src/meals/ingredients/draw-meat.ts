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
  times,
  trace,
  turned,
} from "./paths.ts";
import { body, type Draw, gloss } from "./pen.ts";

/** Meat, poultry and their substitutes, cooked. */
export const meatForms = {
  "meat-slice": ({ random, turn, main, second }) => {
    const shape = turned(
      jittered(random, trace("-50,6 -42,-14 -10,-27 26,-25 48,-6 47,8 26,21 -12,24 -40,18"), 2),
      turn,
    );
    const crust = turned(trace("-46,6 -40,-13 -10,-24 26,-22 45,-5"), turn);
    const fibres = times(4, (i) =>
      curved(
        turned(
          [
            [-30 + i * 17, -14],
            [-22 + i * 17 + random.between(-3, 3), 2],
            [-28 + i * 17, 15],
          ],
          turn,
        ),
      ),
    );
    return (
      body(shape, main, 6) +
      line(fibres.join(""), main.shade, 2.5, 0.55) +
      line(curved(crust), second.base, 6, 0.9) +
      line(curved(crust.slice(2, 4)), second.deep, 4, 0.5) +
      line(curved(turned(trace("-26,-8 0,-14 20,-13"), turn)), main.light, 5, 0.6)
    );
  },
  "rare-slice": ({ random, turn, main, second }) => {
    const shape = turned(
      jittered(random, trace("-50,2 -34,-22 4,-29 38,-20 50,2 34,21 0,27 -34,20"), 2),
      turn,
    );
    const fibres = times(4, (i) =>
      curved(
        turned(
          [
            [-30 + i * 18, -13],
            [-26 + i * 18 + random.between(-3, 3), 0],
            [-31 + i * 18, 12],
          ],
          turn,
        ),
      ),
    );
    return (
      body(shape, second, 5) +
      fill(soft(shape.map(([x, y]) => [x * 0.9 - 1, y * 0.83 - 1])), main.base) +
      fill(soft(turned(oval(random, 32, 13, 0.1), turn)), "#c64a56", 0.6) +
      line(fibres.join(""), main.light, 2.5, 0.45)
    );
  },
  chunk: ({ random, turn, main, second }) => {
    const shape = turned(
      jittered(random, trace("-44,-10 -36,-28 -6,-40 24,-36 44,-12 42,16 22,38 -16,38 -38,24"), 6),
      turn,
    );
    const fibre = (y: number): string =>
      curved(
        turned(
          [
            [random.between(-30, -14), y],
            [0, y + random.between(-6, 4)],
            [random.between(12, 28), y + 2],
          ],
          turn,
        ),
      );
    return (
      body(shape, main, 9) +
      line(curved(turned(trace("-26,16 -8,23 14,22"), turn)), main.deep, 10, 0.28) +
      line(fibre(-20) + fibre(-7), second.base, 5, 0.7) +
      line(fibre(6), main.deep, 3, 0.4) +
      dots(scatter(random, 3, 28), main.deep, 8, 0.25) +
      line(
        curved([
          [-28, -12],
          [-16, -24],
          [0, -28],
        ]),
        "#fff",
        4,
        0.35,
      )
    );
  },
  drumstick: ({ random, turn, main, second }) => {
    const leg = turned(
      jittered(random, trace("-50,2 -40,-24 -10,-32 18,-14 34,-6 34,7 16,16 -12,30 -40,26"), 2),
      turn,
    );
    const bone = turned(trace("30,0 46,0"), turn);
    const knob = turned(trace("48,-4 48,5"), turn);
    return (
      line(curved(bone), "#d9c6a4", 9) +
      dots(knob, "#efe2c8", 10) +
      body(leg, main, 8) +
      dots(turned(trace("-28,8 -8,-4 -20,-12"), turn), second.base, 14, 0.35) +
      gloss(34, 0.5, 6)
    );
  },
  "whole-bird": ({ random, turn, main, second }) => {
    const side = (points: string): Spot[][] =>
      [1, -1].map((way) =>
        turned(
          trace(points).map(([x, y]): Spot => [x, y * way]),
          turn,
        ),
      );
    const bones = side("36,17 50,13")
      .map((bone) => curved(bone))
      .join("");
    return (
      body(
        turned(trace("-50,0 -44,-22 -16,-34 18,-30 34,-14 36,0 34,14 18,30 -16,34 -44,22"), turn),
        main,
        4,
      ) +
      side("-46,16 -32,20 -20,32 -32,38 -46,30")
        .map((wing) => fill(soft(wing), second.base))
        .join("") +
      line(bones, second.deep, 11) +
      line(bones, "#f4e8d0", 8) +
      side("-18,28 -6,14 20,11 42,13 43,20 28,30 8,43 -12,41")
        .map((leg) => fill(soft(leg), main.base) + line(soft(leg), second.base, 2.5))
        .join("") +
      line(
        curved(
          turned(
            [
              [-44, 0],
              [-14, random.between(-2, 2)],
              [16, 0],
            ],
            turn,
          ),
        ),
        second.base,
        3,
        0.8,
      ) +
      line(curved(turned(trace("-40,-8 -24,-15 -8,-14"), turn)), "#fff", 4, 0.35)
    );
  },
  mince: ({ random, main, second }) => {
    const crumbs = scatter(random, 11, 36).map((spot) => ({ spot, to: at(random.between(0, 360), 7, spot) }));
    const path = (shift: number): string =>
      crumbs.map(({ spot, to }) => curved(moved([spot, to], shift, shift))).join("");
    return (
      line(path(2), main.deep, 20) +
      line(path(0), main.base, 17) +
      dots(
        moved(
          crumbs.map(({ to }) => to),
          -3,
          -4,
        ),
        main.light,
        6,
        0.6,
      ) +
      dots(
        crumbs.filter((_, i) => i % 3 === 0).map(({ spot }) => spot),
        second.base,
        7,
        0.6,
      )
    );
  },
  "pulled-meat": ({ random, turn, main, second }) => {
    const strands = (count: number): string =>
      times(count, () => {
        const y = random.between(-26, 26);
        return curved(
          turned(
            [
              [-42 + random.between(0, 16), y],
              [0, y + random.between(-10, 10)],
              [40 - random.between(0, 16), y + random.between(-8, 8)],
            ],
            turn,
          ),
        );
      }).join("");
    return (
      line(strands(4), main.deep, 13) +
      line(strands(5), main.base, 10) +
      line(strands(4), second.base, 6) +
      line(strands(3), main.light, 3)
    );
  },
} satisfies Record<string, Draw>;
