import {
  curved,
  dots,
  jittered,
  line,
  moved,
  oval,
  type Spot,
  scatter,
  times,
  trace,
  turned,
} from "./paths.ts";
import { body, type Draw, gloss } from "./pen.ts";

/** Bacon, ham, sausage and smoked fish, in thin slices. */
export const curedForms = {
  rasher: ({ random, turn, main, second }) => {
    const wave = (offset: number): string =>
      curved(
        turned(
          times(7, (i): Spot => [-48 + i * 16, offset + (i % 2 === 0 ? 5 : -5)]),
          turn,
        ),
      );
    const lean = random.between(-2, 2);
    return (
      line(wave(3), main.deep, 26) +
      line(wave(lean), main.base, 24) +
      line(wave(-7), second.base, 6) +
      line(wave(5), second.base, 4, 0.8) +
      line(wave(12), second.shade, 3)
    );
  },
  "folded-ham": ({ random, turn, main, second }) => {
    const fold = turned(trace("-44,10 -20,-8 18,-10 46,6"), turn);
    return (
      body(
        turned(jittered(random, trace("-48,8 -40,-22 -8,-38 30,-32 48,-4 42,24 8,38 -34,32"), 2), turn),
        main,
        5,
      ) +
      line(
        curved(turned(trace("-40,30 -4,38 34,27 45,2"), turn).map(([x, y]) => [x * 0.94, y * 0.9])),
        second.base,
        6,
      ) +
      line(curved(moved(fold, 2, 3)), main.shade, 6) +
      line(curved(fold), main.light, 4) +
      dots(scatter(random, 5, 30), main.light, 4, 0.5)
    );
  },
  "draped-slice": ({ random, turn, main, second }) => {
    const shape = turned(
      jittered(
        random,
        trace("-58,10 -46,-24 -22,-18 -4,-40 20,-24 40,-36 58,-6 46,24 24,22 6,42 -16,28 -42,36"),
        3,
      ),
      turn,
    );
    const fold = turned(trace("-26,22 -14,2 4,-6 14,-20"), turn);
    const streaks = [
      trace("-40,0 -34,-10 -26,-12"),
      trace("-10,14 8,2 20,-14"),
      trace("6,24 22,8 32,-14"),
      trace("-36,20 -28,6 -16,-6"),
    ];
    return (
      body(shape, main, 5) +
      line(curved(moved(fold, 2, 3)), main.shade, 10, 0.8) +
      line(
        streaks.map((streak) => curved(turned(jittered(random, streak, 3), turn))).join(""),
        second.base,
        4,
        0.9,
      ) +
      line(curved(moved(fold, -4, -4)), main.light, 5, 0.7)
    );
  },
  "sausage-coin": ({ random, main, second }) =>
    body(oval(random, 48, 45, 0.03), main, 7) +
    dots(scatter(random, 11, 34), second.base, 7, 0.85) +
    dots(scatter(random, 6, 32), main.deep, 8, 0.5) +
    gloss(44, 0.4),
} satisfies Record<string, Draw>;
