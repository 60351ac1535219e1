import {
  at,
  curved,
  dash,
  dots,
  fill,
  jittered,
  line,
  type Spot,
  scatter,
  soft,
  times,
  trace,
  turned,
} from "./paths.ts";
import { body, type Draw, gloss } from "./pen.ts";

/** Fresh and dried herbs. */
export const herbForms = {
  "basil-leaf": ({ random, turn, main, second }) => {
    const shape = jittered(random, trace("0,-52 24,-34 36,0 22,34 0,46 -22,34 -36,0 -24,-34"), 2);
    return (
      body(turned(shape, turn), main, 7) +
      line(curved(turned(trace("0,48 2,0 0,-40"), turn)), second.base, 3) +
      line(
        [-1, 1]
          .flatMap((side) =>
            [24, 4, -16].map((y) =>
              curved(
                turned(
                  [
                    [0, y],
                    [side * 14, y - 4],
                    [side * 22, y - 14],
                  ],
                  turn,
                ),
              ),
            ),
          )
          .join(""),
        main.shade,
        2.5,
      ) +
      gloss(30, 0.45, 6)
    );
  },
  "sage-leaf": ({ random, turn, main, second }) => {
    const shape = jittered(random, trace("0,-54 15,-36 21,-4 14,28 0,38 -14,28 -21,-4 -15,-36"), 2);
    return (
      line(curved(turned(trace("0,52 0,30"), turn)), second.base, 5) +
      body(turned(shape, turn), main, 5) +
      line(curved(turned(trace("0,36 1,0 0,-44"), turn)), second.base, 3) +
      dots(
        scatter(random, 10, 12, 34).flatMap((spot) => turned([spot], turn)),
        main.light,
        4,
        0.6,
      )
    );
  },
  "chive-snips": ({ random, turn, main }) => {
    const snips = scatter(random, 7, 38).map((spot) =>
      dash(spot, at(turn + random.between(-70, 70), random.between(11, 20), spot)),
    );
    return (
      line(snips.join(""), main.shade, 8) +
      line(snips.slice(0, 5).join(""), main.base, 5) +
      line(snips.slice(2, 4).join(""), main.light, 2)
    );
  },
  "dried-flecks": ({ random, main, second }) => {
    const flecks = (count: number): string =>
      scatter(random, count, 42)
        .map((spot) => dash(spot, at(random.between(0, 360), random.between(3, 8), spot)))
        .join("");
    return line(flecks(9), main.shade, 5) + line(flecks(8), main.base, 5) + line(flecks(5), second.base, 4);
  },
  "lemongrass-coin": ({ random, turn, main, second }) => {
    const stalk: Spot[] = [
      [-46, 4],
      [0, random.between(-4, 4)],
      [44, -3],
    ];
    const spun = turned(stalk, turn);
    return (
      line(curved(spun), second.shade, 22) +
      line(curved(spun.map(([x, y]) => [x - 2, y - 2])), main.base, 17) +
      line(curved(turned(trace("-40,0 0,-4 38,-6"), turn)), second.base, 3) +
      dots([spun[0] ?? [0, 0]], main.light, 16) +
      fill(
        soft(
          turned(
            times(6, (i) => at(i * 60, 4, [-46, 4])),
            turn,
          ),
        ),
        second.base,
      )
    );
  },
} satisfies Record<string, Draw>;
