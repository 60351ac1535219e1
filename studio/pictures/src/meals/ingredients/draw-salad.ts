import { ribs } from "./draw-leaves.ts";
import {
  at,
  curved,
  dash,
  dots,
  fill,
  jittered,
  line,
  oval,
  type Spot,
  soft,
  times,
  trace,
  turned,
} from "./paths.ts";
import { body, type Draw } from "./pen.ts";

/** Frilled, curled and lobed leaves. */
export const saladForms = {
  "frilled-leaf": ({ random, turn, main, second }) => {
    const edge = times(20, (i) => at(i * 18, (i % 2 === 0 ? 52 : 44) + random.between(-6, 4)));
    return (
      body(
        turned(
          edge.map(([x, y]) => [x * 0.9, y]),
          turn,
        ),
        main,
        5,
      ) +
      line(soft(turned(oval(random, 31, 37, 0.12), turn)), main.light, 6, 0.4) +
      line(curved(turned(trace("0,48 4,14 0,-22"), turn)), second.base, 6) +
      line(ribs(turn, 2, 22), second.base, 2.5, 0.7)
    );
  },
  "curly-leaf": ({ random, turn, main, second }) => {
    const edge = times(14, (i) => at(i * 25.7, 40 + random.between(-3, 6)));
    const curls = edge.filter((_, i) => i % 2 === 0);
    return (
      dots(
        turned(
          edge.map(([x, y]) => [x * 0.8, y]),
          turn,
        ),
        main.shade,
        22,
      ) +
      fill(soft(turned(oval(random, 30, 40), turn)), main.base) +
      dots(
        turned(
          curls.map(([x, y]) => [x * 0.72 - 2, y * 0.92 - 2]),
          turn,
        ),
        main.base,
        18,
      ) +
      dots(
        turned(
          curls.map(([x, y]) => [x * 0.6 - 3, y * 0.76 - 3]),
          turn,
        ),
        main.light,
        8,
        0.6,
      ) +
      line(curved(turned(trace("0,52 2,0 0,-24"), turn)), second.base, 5)
    );
  },
  "rocket-leaf": ({ random, turn, main, second }) => {
    const shape = jittered(
      random,
      trace(
        "0,-56 14,-44 8,-26 22,-20 18,-8 6,-4 16,8 12,18 4,18 2,30 -2,30 -4,18 -15,14 -14,4 -6,-4 -20,-10 -20,-22 -8,-26 -14,-42",
      ),
      2,
    );
    const stalk = curved(turned(trace("0,52 2,24 0,-44"), turn));
    return body(turned(shape, turn), main, 3) + line(stalk, second.base, 3);
  },
  "cress-sprig": ({ random, turn, main, second }) => {
    const leaves: Spot[] = jittered(random, trace("-18,-2 18,-10 -14,-28 15,-32 0,-42 -8,20"), 3);
    return (
      line(curved(turned(trace("4,50 -3,10 0,-40"), turn)), second.base, 4) +
      dots(turned(leaves, turn), main.shade, 24) +
      dots(
        turned(leaves, turn).map(([x, y]) => [x - 1.5, y - 1.5]),
        main.base,
        20,
      ) +
      line(
        turned(leaves, turn)
          .map((spot) => dash(spot, at(turn + 90, 7, spot)))
          .join(""),
        main.light,
        2,
      )
    );
  },
} satisfies Record<string, Draw>;
