import {
  at,
  curved,
  cutLine,
  dots,
  fill,
  jittered,
  line,
  moved,
  type Spot,
  scatter,
  soft,
  times,
  trace,
  turned,
} from "./paths.ts";
import { block, body, type Draw, type Pen, seared } from "./pen.ts";

/** Vegetables cut in other ways than round slices. */
export const vegetableForms = {
  floret: (pen) => {
    const { random, turn, main, second } = pen;
    const crown: Spot[] = trace("-26,-8 -14,-26 8,-30 27,-14 24,6 0,-6 -18,8");
    const heads = turned(jittered(random, crown, 3), turn);
    const buds = heads.flatMap((spot) => [
      at(random.between(0, 360), 7, spot),
      at(random.between(0, 360), 11, spot),
    ]);
    return (
      line(curved(turned(trace("0,0 2,20 0,42"), turn)), second.shade, 20) +
      line(curved(turned(trace("-2,0 0,20 -2,40"), turn)), second.base, 13) +
      dots(heads, main.shade, 31) +
      dots(moved(heads, -2, -2), main.base, 24) +
      dots(buds, main.light, 5, 0.55) +
      dots(scatter(random, 7, 26, 20), main.deep, 4, 0.35) +
      seared(pen, 22)
    );
  },
  dice: (pen) => cube(pen) + seared(pen, 24),
  wedge: (pen) => {
    const { random, turn, main, second } = pen;
    const rim = random.between(23, 29);
    const shape = (drop: number, width: number): Spot[] =>
      turned(
        [
          ...trace("-50,-14 -50,-14 0,-20 50,-14 50,-14"),
          [36, rim * 0.6 - drop],
          [0, rim - drop],
          [-36, rim * 0.6 - drop],
        ].map(([x = 0, y = 0]): Spot => [x * width, y]),
        turn,
      );
    return (
      body(shape(0, 1), second, 3) +
      fill(soft(shape(7, 0.94)), main.base) +
      fill(soft(turned([...trace("-45,-13 0,-18 45,-13"), [0, 3]], turn)), main.light, 0.75) +
      seared(pen, 15)
    );
  },
  matchsticks: ({ random, turn, main }) =>
    times(4, (i) => {
      const y = (i - 1.5) * 15;
      const stick = turned(
        [
          [-38 + random.between(-8, 8), y],
          [38 + random.between(-8, 8), y + random.between(-9, 9)],
        ],
        turn,
      );
      return (
        line(curved(moved(stick, 2, 2)), main.shade, 8) +
        line(curved(stick), i % 2 === 0 ? main.base : main.light, 7)
      );
    }).join(""),
  "pepper-strip": (pen) => {
    const { random, turn, main, second } = pen;
    const bow = random.between(12, 30);
    const strip = (drop: number): Spot[] =>
      turned(
        [
          [-46, bow * 0.7 + drop],
          [-20, -bow * 0.6 + drop],
          [20, -bow * 0.6 + drop],
          [46, bow * 0.6 + drop],
        ],
        turn,
      );
    return (
      cutLine(curved(strip(2)), main.deep, 25) +
      cutLine(curved(strip(0)), main.base, 22) +
      cutLine(curved(strip(9)), second.base, 6) +
      line(curved(strip(-4).slice(1, 3)), "#fff", 4, 0.5)
    );
  },
  "potato-chunk": (pen) => {
    const { random, turn, main, second } = pen;
    const shape = turned(
      jittered(random, trace("-42,-18 -32,-32 18,-37 34,-30 45,8 36,26 2,38 -34,28 -45,2"), 3),
      turn,
    );
    const facet = turned(
      [...trace("-38,-14 -28,-28 16,-33 30,-27"), [random.between(4, 14), random.between(-6, 4)], [-26, 4]],
      turn,
    );
    return (
      body(shape, main, 8) +
      fill(soft(facet), main.light, 0.75) +
      line(curved(turned(trace("-40,14 -26,28 4,35 34,22"), turn)), second.base, 7, 0.9) +
      dots(scatter(random, 4, 24), main.shade, 3, 0.6) +
      seared(pen, 22)
    );
  },
  "corn-cob": ({ random, turn, main, second }) => {
    const rows = [-24, -8, 8, 24];
    const kernels = turned(
      rows.flatMap((y, row) =>
        times(6, (i): Spot => [-37 + i * 15 + (row % 2) * 3, y + random.between(-1, 1)]),
      ),
      turn,
    );
    return (
      fill(soft(turned(trace("-50,-30 -50,-30 50,-30 50,-30 50,30 50,30 -50,30 -50,30"), turn)), main.deep) +
      dots(kernels, main.shade, 18) +
      dots(moved(kernels, -1, -1), main.base, 14) +
      dots(moved(kernels, -4, -4), second.light, 4, 0.9) +
      line(
        [-49, 49]
          .map((x) =>
            curved(
              turned(
                [
                  [x, -22],
                  [x * 1.02, 0],
                  [x, 22],
                ],
                turn,
              ),
            ),
          )
          .join(""),
        second.base,
        4,
      )
    );
  },
} satisfies Record<string, Draw>;

function cube({ random, turn, main }: Pen): string {
  const face = jittered(random, trace("-30,-30 31,-30 30,30 -30,31"), 4);
  return block(turned(face, turn), main, 13) + line(curved(trace("-22,-24 4,-27")), main.light, 5, 0.55);
}
