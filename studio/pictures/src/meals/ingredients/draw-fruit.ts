import { mix } from "@fernwell/studio-drawing/colour";
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
  soft,
  straight,
  times,
  trace,
  turned,
} from "./paths.ts";
import { block, body, type Draw, gloss, seared } from "./pen.ts";

/** Fruit, cut open. */
export const fruitForms = {
  "citrus-slice": ({ random, turn, main, second }) => {
    const count = random.int(8, 9);
    const half = 180 / count - 4;
    const segments = around(count, turn).map((angle) =>
      straight([at(angle, 9), at(angle - half, 33), at(angle, 36), at(angle + half, 33)]),
    );
    return (
      body(oval(random, 48, 47, 0.015), second, 4) +
      fill(soft(oval(random, 42, 41, 0.015)), "#fbf3dc") +
      `<path d="${segments.join("")}" fill="${main.base}" stroke="${main.base}" stroke-width="3"/>` +
      line(
        segments
          .map((_, i) => dash(at(turn + i * (360 / count), 16), at(turn + i * (360 / count), 28)))
          .join(""),
        main.light,
        4,
        0.6,
      )
    );
  },
  "kiwi-slice": ({ random, turn, main, second }) => {
    const seeds = around(16, turn).map((angle) => dash(at(angle, 18), at(angle, 18 + random.between(3, 7))));
    return (
      body(oval(random, 48, 44, 0.02), second, 3) +
      fill(soft(oval(random, 44, 40, 0.02)), main.base) +
      line(
        around(16, turn + 11)
          .map((angle) => dash(at(angle, 16), at(angle, 35)))
          .join(""),
        main.light,
        4,
        0.5,
      ) +
      fill(soft(oval(random, 14, 10)), "#f1f3c8") +
      line(seeds.join(""), "#22240f", 4)
    );
  },
  "banana-slice": ({ random, turn, main, second }) =>
    body(oval(random, 48, 46, 0.03), main, 6) +
    line(soft(oval(random, 28)), main.light, 8, 0.8) +
    line(
      around(3, turn)
        .map((angle) => dash([0, 0], at(angle, 13)))
        .join(""),
      second.base,
      4,
      0.5,
    ) +
    dots(
      around(6, turn).map((angle) => at(angle, random.between(9, 17))),
      second.deep,
      4,
      0.7,
    ),
  "plantain-slice": ({ random, turn, main, second }) =>
    body(turned(oval(random, 49, 33, 0.04), turn), second, 7) +
    fill(soft(turned(oval(random, 41, 25, 0.06), turn)), main.base) +
    dots(turned(trace("-14,0 0,1 14,-1"), turn), main.deep, 5, 0.6) +
    dots(turned(trace("-24,8 20,-9"), turn), second.deep, 12, 0.25) +
    gloss(34, 0.4),
  "apple-slice": ({ random, turn, main, second }) => {
    const moon = turned(trace("-48,-12 -30,-4 0,4 30,-4 48,-12 44,12 20,31 -20,31 -44,12"), turn);
    const skin = turned(trace("-46,-2 -38,17 0,36 38,17 46,-2"), turn);
    return (
      body(moved(moon, 0, 0), main, 4) +
      line(curved(skin), second.base, 7) +
      fill(soft(turned(trace("-12,5 0,0 12,5 0,15"), turn)), main.shade, 0.6) +
      dots(turned([[-3 + random.between(-3, 3), 8]], turn), "#5a3217", 6)
    );
  },
  "stone-wedge": ({ random, turn, main, second }) => {
    const back = trace("-48,-12 -40,16 -18,33 18,33 40,16 48,-12");
    const shape = turned([...back, ...trace("26,-12 0,-5 -26,-12")], turn);
    return (
      fill(soft(shape), second.base) +
      fill(
        soft(
          turned(
            [...back.map(([x, y]): Spot => [x * 0.93, y * 0.84 - 2]), ...trace("26,-12 0,-5 -26,-12")],
            turn,
          ),
        ),
        main.base,
      ) +
      line(curved(turned(trace("-30,-6 0,3 30,-6"), turn)), second.base, 5, 0.45) +
      line(
        curved(
          turned(
            [
              [-26, 12],
              [0, random.between(15, 20)],
              [26, 12],
            ],
            turn,
          ),
        ),
        main.light,
        5,
        0.7,
      )
    );
  },
  "persimmon-slice": ({ random, turn, main, second }) =>
    body(oval(random, 48, 46, 0.03), second, 5) +
    fill(soft(oval(random, 42, 40, 0.03)), main.base) +
    line(
      around(8, turn)
        .map((angle) => dash(at(angle, 9), at(angle, 24)))
        .join(""),
      main.light,
      6,
    ) +
    gloss(42, 0.4),
  "melon-wedge": ({ random, turn, main, second }) => {
    const top = turned(trace("0,-46 44,24 0,36 -44,24"), turn);
    const rind = turned(trace("-47,26 0,47 47,26"), turn);
    return (
      line(curved(rind), second.shade, 12) +
      `<path d="${straight(top)}" fill="${main.base}" stroke="${main.base}" stroke-width="6"/>` +
      line(curved(turned(trace("-43,22 0,41 43,22"), turn)), "#f3f0cf", 6) +
      line(
        turned(trace("-14,4 2,-14 16,8 -2,16"), turn)
          .map((seed) => dash(seed, at(turn + 90, 4 + random.between(0, 2), seed)))
          .join(""),
        second.deep,
        5,
      )
    );
  },
  "pineapple-chunk": (pen) => {
    const { random, turn, main, second } = pen;
    const wedge = turned(trace("-20,-40 20,-40 44,30 0,40 -44,30"), turn);
    const fibres = times(5, (i) =>
      curved(
        turned(
          [
            [-12 + i * 6, -32],
            [-24 + i * 12, random.between(20, 30)],
          ],
          turn,
        ),
      ),
    );
    return block(wedge, main, 8) + line(fibres.join(""), second.base, 3, 0.8) + seared(pen);
  },
  "ridged-dice": ({ random, turn, main }) => {
    const cube = turned(trace("-32,-32 32,-30 33,32 -31,33"), turn);
    const lines = turned(
      [
        [-24, random.between(-14, -4)],
        [0, -10],
        [24, -8],
      ],
      turn,
    );
    return block(cube, main, 11) + line(curved(lines), main.light, 5, 0.6) + gloss(40, 0.4);
  },
  "avocado-slice": ({ random, turn, main, second }) => {
    const rim = trace("-49,16 -40,-14 -14,-33 14,-33 40,-14 49,16");
    const flesh = [...rim, ...trace("34,21 22,6 0,-1 -22,6 -34,21")];
    const shape = turned(jittered(random, flesh, 1.5), turn);
    return (
      fill(soft(shape), second.base) +
      fill(soft(shape.map(([x, y]) => [x * 0.93 + 1, y * 0.93])), mix(main.base, second.base, 0.45)) +
      fill(
        soft(
          turned(
            flesh.map(([x, y]) => [x * 0.84, y * 0.78 + 3]),
            turn,
          ),
        ),
        main.base,
      ) +
      line(curved(turned(trace("-25,10 -16,-1 0,-5 16,-1 25,10"), turn)), main.light, 5, 0.8)
    );
  },
} satisfies Record<string, Draw>;
