import { at, curved, dash, dots, fill, jittered, line, oval, soft, times, trace, turned } from "./paths.ts";
import { body, type Draw, gloss, seared } from "./pen.ts";

/** Mushrooms. */
export const mushroomForms = {
  "mushroom-slice": (pen) => {
    const { random, turn, main, second } = pen;
    const cap = trace("-48,6 -47,-16 -30,-38 0,-46 30,-38 47,-16 48,6");
    const shape = [...cap, ...trace("38,16 17,10 14,24 16,42 0,46 -16,42 -14,24 -17,10 -38,16")];
    const gills = [-1, 1].map((side) =>
      curved(
        turned(
          [
            [side * 38, 9],
            [side * 24, -6 + random.between(-2, 2)],
            [side * 13, 8],
          ],
          turn,
        ),
      ),
    );
    return (
      fill(soft(turned(shape, turn)), main.shade) +
      fill(
        soft(
          turned(
            shape.map(([x, y]) => [x * 0.9, y * 0.86 + 1]),
            turn,
          ),
        ),
        second.base,
      ) +
      line(gills.join(""), main.deep, 6, 0.6) +
      line(curved(turned(trace("0,2 1,20 0,36"), turn)), second.shade, 3, 0.6) +
      seared(pen, 20)
    );
  },
  "mushroom-cap": ({ random, turn, main, second }) =>
    body(oval(random, 48, 46), main, 8) +
    fill(soft(oval(random, 22, 20)), second.base, 0.5) +
    line(
      [0, 60, 120].map((angle) => dash(at(turn + angle, 20), at(turn + angle + 180, 20))).join(""),
      second.light,
      6,
    ) +
    gloss(44, 0.35, 6),
  "mushroom-gills": ({ random, turn, main, second }) =>
    body(oval(random, 48, 47), main, 6) +
    fill(soft(oval(random, 41, 40)), second.base) +
    line(times(18, (i) => dash(at(turn + i * 20, 13), at(turn + i * 20, 37))).join(""), second.deep, 2.5) +
    dots([[0, 0]], main.light, 20) +
    dots([[-2, -2]], "#f0e4d0", 13),
  "mushroom-fan": ({ random, turn, main, second }) => {
    const fan = turned(
      jittered(random, trace("0,46 -14,10 -44,-14 -30,-42 6,-48 38,-34 44,-8 14,12"), 4),
      turn,
    );
    const gills = [-26, -12, 2, 16, 28].map((x) =>
      curved(
        turned(
          [
            [x * 0.15, 34],
            [x * 0.6, 2],
            [x, -26],
          ],
          turn,
        ),
      ),
    );
    return body(fan, main, 6) + line(gills.join(""), second.base, 3, 0.8);
  },
} satisfies Record<string, Draw>;
