import {
  around,
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
  straight,
  times,
  trace,
  turned,
} from "./paths.ts";
import { body, type Draw, gloss } from "./pen.ts";

/** Spices that keep their shape. */
export const spiceForms = {
  "chilli-flakes": ({ random, main, second }) => {
    const chips = scatter(random, 10, 38).map((spot) =>
      straight(
        jittered(
          random,
          around(3, random.between(0, 360)).map((angle) => at(angle, 8, spot)),
          3,
        ),
      ),
    );
    return (
      fill(chips.slice(0, 5).join(""), main.shade) +
      fill(chips.slice(5).join(""), main.base) +
      dots(scatter(random, 5, 32), second.base, 6)
    );
  },
  peppercorn: ({ random, main, second }) => {
    const chips = scatter(random, 15, 40).map((spot) =>
      straight(
        jittered(
          random,
          around(4, random.between(0, 360)).map((angle) => at(angle, 5, spot)),
          2,
        ),
      ),
    );
    return fill(chips.join(""), main.base) + dots(scatter(random, 7, 34), second.base, 5);
  },
  "curved-seeds": ({ random, main, second }) => {
    const seeds = scatter(random, 9, 34).map((spot) => {
      const lean = random.between(0, 360);
      return curved([at(lean, -9, spot), at(lean + 90, 4, spot), at(lean, 9, spot)]);
    });
    return (
      line(seeds.join(""), main.shade, 9) +
      line(seeds.join(""), main.base, 6) +
      line(seeds.join(""), second.base, 1.5)
    );
  },
  threads: ({ random, turn, main, second }) => {
    const threads = times(6, (i) =>
      curved(
        turned(
          [
            [-40 + random.between(0, 20), (i - 2.5) * 11],
            [random.between(-10, 10), (i - 2.5) * 14 + random.between(-14, 14)],
            [40 - random.between(0, 20), (i - 2.5) * 9],
          ],
          turn + random.between(-40, 40),
        ),
      ),
    );
    return line(threads.slice(0, 4).join(""), main.base, 4) + line(threads.slice(4).join(""), second.base, 4);
  },
  "star-pod": ({ random, turn, main, second }) => {
    const arms = around(8, turn);
    return (
      line(
        arms.map((angle) => dash([0, 0], at(angle, 40 + random.between(-4, 5)))).join(""),
        main.shade,
        14,
      ) +
      line(arms.map((angle) => dash(at(angle, 8), at(angle, 38))).join(""), main.base, 9) +
      dots(
        arms.map((angle) => at(angle, 27)),
        second.base,
        9,
      ) +
      dots(
        arms.map((angle) => at(angle, 26, [-1, -2])),
        "#fff",
        3,
        0.6,
      )
    );
  },
  clove: ({ turn, main, second }) => {
    const [head, foot] = [at(turn, 22), at(turn, -46)];
    return (
      line(dash(head, foot), main.shade, 13) +
      line(dash(at(225, 2, head), at(225, 2, foot)), main.base, 8) +
      line(
        around(4, turn + 45)
          .map((angle) => dash(head, at(angle, 20, head)))
          .join(""),
        main.shade,
        10,
      ) +
      dots([head], second.base, 19) +
      dots([at(225, 4, head)], second.light, 7)
    );
  },
  "ribbed-pod": ({ random, turn, main, second }) => {
    const ribs = [-9, 0, 9].map((y) =>
      curved(
        turned(
          [
            [-40, y * 0.4],
            [0, y * 1.5 + random.between(-2, 2)],
            [40, y * 0.4],
          ],
          turn,
        ),
      ),
    );
    return (
      body(turned(trace("-52,0 -24,-22 20,-23 52,0 20,23 -24,22"), turn), main, 6) +
      line(ribs.join(""), second.base, 3, 0.8) +
      gloss(22, 0.4)
    );
  },
  quill: ({ random, turn, main, second }) => {
    const roll = (offset: number): Spot[] =>
      turned(
        [
          [-48, offset],
          [0, offset + random.between(-2, 2)],
          [48, offset],
        ],
        turn,
      );
    return (
      line(curved(roll(7)), main.deep, 18) +
      line(curved(roll(6)), main.base, 15) +
      line(curved(roll(-9)), main.shade, 18) +
      line(curved(roll(-10)), main.base, 14) +
      line(curved(roll(-13)), main.light, 3, 0.7) +
      dots(turned(trace("48,6 48,-9"), turn), second.base, 7)
    );
  },
  "marbled-seed": ({ random, turn, main, second }) => {
    const veins = times(4, (i) =>
      curved(
        turned(
          [
            [-28, -20 + i * 13],
            [-8, -26 + i * 13 + random.between(0, 14)],
            [10, -14 + i * 12],
            [29, -20 + i * 12],
          ],
          turn,
        ),
      ),
    );
    return (
      body(oval(random, 47, 42, 0.03), main, 6) + line(veins.join(""), second.base, 5, 0.8) + gloss(42, 0.3)
    );
  },
  "peppery-berries": ({ random, turn, main, second }) => {
    const berries = around(4, turn).map((angle) => at(angle, 26 + random.between(-3, 3)));
    return (
      dots(berries, main.shade, 33) +
      dots(moved(berries, -2, -2), main.base, 26) +
      dots(berries, second.base, 6) +
      dots(moved(berries, -7, -7), main.light, 6, 0.7)
    );
  },
  cloves: ({ random, turn, main, second }) => {
    const slice = (lean: number): Spot[] => turned(trace("0,-34 13,-16 15,12 0,28 -14,12 -11,-16"), lean);
    return [0, 1]
      .map((i) => {
        const lean = turn + i * random.between(60, 110);
        const [x, y] = at(turn + 90, i === 0 ? -18 : 18);
        const shape = moved(slice(lean), x, y);
        return (
          body(shape, main, 3) +
          line(curved(moved(turned(trace("0,-14 2,0 0,14"), lean), x, y)), second.base, 4, 0.8)
        );
      })
      .join("");
  },
} satisfies Record<string, Draw>;
