import {
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
import type { Draw, Pen } from "./pen.ts";

const fillet = trace("-50,-6 -48,-24 -48,-24 -12,-28 26,-23 50,-10 50,-10 49,12 28,21 -14,26 -50,18 -50,18");

/** Fish and shellfish. */
export const fishForms = {
  "marbled-fillet": (pen) => {
    const { random, turn, main, second } = pen;
    const lines = times(6, (i) =>
      curved(
        turned(
          [
            [-40 + i * 15, -16],
            [-30 + i * 15 + random.between(-2, 2), 0],
            [-40 + i * 15, 15],
          ],
          turn,
        ),
      ),
    );
    return (
      slab(pen, main.deep) +
      line(lines.join(""), second.base, 3.5, 0.9) +
      line(curved(turned(trace("-38,-17 0,-21 34,-17"), turn)), main.light, 4, 0.6)
    );
  },
  "flaky-fillet": (pen) => {
    const { random, turn, main, second, cooked } = pen;
    const flakes = times(5, (i) =>
      curved(
        turned(
          [
            [-38 + i * 17, -19],
            [-25 + i * 17 + random.between(-3, 3), -2],
            [-36 + i * 17, 18],
          ],
          turn,
        ),
      ),
    );
    const edge = turned(
      fillet.map(([x, y]): Spot => [x * 0.9, y * 0.84]),
      turn,
    );
    return (
      slab(pen, second.shade) +
      line(soft(edge), second.base, 9, cooked ? 0.65 : 0.4) +
      line(flakes.join(""), main.shade, 3, 0.8) +
      dots(
        scatter(random, 6, 28, 12).flatMap((spot) => turned([spot], turn)),
        second.base,
        10,
        0.3,
      ) +
      line(curved(turned(trace("-40,-17 -4,-22 34,-15"), turn)), "#fff", 4, 0.6)
    );
  },
  "skin-fillet": (pen) => {
    const { random, turn, main, second } = pen;
    const scores = times(3, (i) =>
      curved(
        turned(
          [
            [-26 + i * 24, -17],
            [-16 + i * 24 + random.between(-2, 2), 16],
          ],
          turn,
        ),
      ),
    );
    return (
      slab(pen, main.shade) +
      fill(
        soft(
          turned(
            fillet.map(([x, y]) => [x * 0.92, y * 0.66 - 3]),
            turn,
          ),
        ),
        second.base,
        0.85,
      ) +
      line(scores.join(""), main.light, 5) +
      line(curved(turned(trace("-40,-10 0,-14 38,-9"), turn)), "#fff", 4, 0.4)
    );
  },
  "striped-fillet": (pen) => {
    const { random, turn, main, second } = pen;
    const stripes = times(8, (i) =>
      curved(
        turned(
          [
            [-38 + i * 11, -17],
            [-33 + i * 11 + random.between(-3, 3), -8],
            [-38 + i * 11, 0],
          ],
          turn,
        ),
      ),
    );
    return (
      slab(pen, main.deep) +
      fill(
        soft(
          turned(
            fillet.map(([x, y]) => [x * 0.94, y * 0.5 - 8]),
            turn,
          ),
        ),
        second.light,
      ) +
      line(stripes.join(""), second.deep, 5) +
      line(curved(turned(trace("-40,6 0,9 40,5"), turn)), "#fff", 5, 0.5)
    );
  },
  "speckled-fillet": (pen) => {
    const { random, turn, main, second } = pen;
    const flakes = times(5, (i) =>
      curved(
        turned(
          [
            [-34 + i * 17, -4],
            [-27 + i * 17, 6],
            [-34 + i * 17, 16],
          ],
          turn,
        ),
      ),
    );
    const specks = scatter(random, 12, 40, 7).flatMap(([x, y]) => turned([[x, y - 15]], turn));
    return (
      slab(pen, main.deep) +
      line(flakes.join(""), main.light, 3) +
      line(curved(turned(trace("-42,-14 0,-19 42,-13"), turn)), second.base, 13) +
      dots(specks, second.deep, 4)
    );
  },
} satisfies Record<string, Draw>;

function slab({ random, turn, main }: Pen, side: string): string {
  const shape = turned(jittered(random, fillet, 2), turn);
  return fill(soft(moved(shape, 3, 4)), side) + fill(soft(shape), main.base);
}
