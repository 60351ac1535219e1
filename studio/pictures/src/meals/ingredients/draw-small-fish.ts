import {
  at,
  curved,
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
import { body, type Draw } from "./pen.ts";

/** Small fish, and fish in flakes and slices. */
export const smallFishForms = {
  "small-fish": ({ random, turn, main, second }) => {
    const shape = turned(trace("-48,0 -26,-13 10,-15 32,-5 50,-16 44,0 50,16 32,5 10,14 -26,12"), turn);
    return (
      body(shape, main, 4) +
      fill(soft(turned(trace("-46,-1 -24,-12 12,-14 34,-4 8,-3 -22,-2"), turn)), second.base) +
      line(curved(turned(trace("-34,4 0,6 30,3"), turn)), "#fff", 4, 0.6) +
      dots(turned([[-36, -2]], turn), "#1f1d1b", 5) +
      dots(
        turned(
          times(3, (i) => [-14 + i * 13 + random.between(-2, 2), -3]),
          turn,
        ),
        second.deep,
        4,
      )
    );
  },
  "anchovy-strip": ({ random, turn, main, second }) => {
    const strip = turned(
      [
        [-48, 4],
        [-16, random.between(-14, -4)],
        [16, random.between(4, 14)],
        [48, -4],
      ],
      turn,
    );
    return (
      line(curved(strip), main.deep, 14) +
      line(curved(moved(strip, -1, -1)), main.base, 10) +
      line(curved(moved(strip, -2, -3)), second.base, 3, 0.9)
    );
  },
  "fish-flakes": ({ random, main, second }) => {
    const flakes = scatter(random, 7, 30).map((spot) => {
      const lean = random.between(0, 180);
      return {
        spot,
        arc: (shift: number) =>
          curved(moved([at(lean, -11, spot), at(lean + 90, 5, spot), at(lean, 11, spot)], shift, shift)),
      };
    });
    const all = (shift: number): string => flakes.map(({ arc }) => arc(shift)).join("");
    return (
      line(all(2), main.shade, 21) +
      line(all(-1), main.base, 17) +
      line(all(-5), second.base, 3) +
      line(all(4), main.shade, 2, 0.7)
    );
  },
  "seared-block": ({ random, turn, main, second }) => {
    const slice = turned(jittered(random, trace("-46,-18 44,-22 48,18 -42,22"), 2), turn).flatMap(
      (point): Spot[] => [point, point],
    );
    const grain = times(4, (i) =>
      curved(
        turned(
          [
            [-24 + i * 17, -12],
            [-18 + i * 17, 12],
          ],
          turn,
        ),
      ),
    );
    return (
      body(slice, second, 4) +
      fill(soft(slice.map(([x, y]) => [x * 0.86 - 1, y * 0.7 - 1])), main.base) +
      line(grain.join(""), main.light, 3, 0.5)
    );
  },
} satisfies Record<string, Draw>;
