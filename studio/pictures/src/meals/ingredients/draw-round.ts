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
  soft,
  times,
  trace,
  turned,
} from "./paths.ts";
import { body, type Draw, gloss } from "./pen.ts";

/** Berries, beans, olives and nuts: whole and small. */
export const roundForms = {
  ball: ({ random, main }) => body(oval(random, 47, 46, 0.03), main, 9) + gloss(40, 0.6, 8),
  "crowned-berry": ({ random, turn, main, second }) => {
    const crown = at(turn, 12);
    return (
      body(oval(random, 47, 46, 0.03), main, 10) +
      fill(soft(around(10, turn).map((angle, i) => at(angle, i % 2 === 0 ? 20 : 10, crown))), main.deep) +
      dots([crown], second.base, 9, 0.8) +
      line(curved(trace("-32,8 -31,-22 -4,-34")), second.base, 9, 0.5)
    );
  },
  "drupelet-berry": ({ random, turn, main }) => {
    const beads: Spot[] = [
      ...around(8, turn).map((angle) => at(angle, 32)),
      ...around(5, turn + 20).map((angle) => at(angle, 15)),
    ];
    return (
      fill(soft(oval(random, 42)), main.deep) +
      dots(beads, main.shade, 23) +
      dots(moved(beads, -2, -2), main.base, 17) +
      dots(moved(beads, -4, -5), main.light, 5, 0.8) +
      dots([[0, 0]], main.deep, 9)
    );
  },
  "strawberry-half": ({ random, turn, main, second }) => {
    const heart = turned(
      jittered(random, trace("0,54 -26,28 -42,-12 -26,-40 0,-32 26,-40 42,-12 26,28"), 2),
      turn,
    );
    const leaves = [-26, -9, 9, 26]
      .map((x) =>
        curved(
          turned(
            [
              [x * 0.3, -34],
              [x, -50],
            ],
            turn,
          ),
        ),
      )
      .join("");
    return (
      body(heart, main, 4) +
      fill(soft(heart.map(([x, y]) => [x * 0.62, y * 0.62])), second.base, 0.85) +
      line(curved(turned(trace("0,-18 1,4 0,24"), turn)), "#fdf1e6", 7, 0.9) +
      dots(turned(trace("-30,-14 -26,8 -14,26 30,-12 25,10 13,28"), turn), "#f6d27a", 4) +
      line(leaves, "#5d8f38", 8)
    );
  },
  cherry: ({ random, turn, main, second }) => {
    const dip = at(turn - 90, 20);
    return (
      body(oval(random, 42, 41, 0.03), main, 10) +
      dots([dip], main.deep, 12) +
      line(curved([dip, at(turn - 80, 40), at(turn - 60, 56)]), second.base, 5) +
      gloss(36, 0.7, 8)
    );
  },
  "grape-pair": ({ random, turn, main }) => {
    const grapes = [at(turn, 21), at(turn + 180, 21), at(turn + 90, random.between(12, 20))];
    return (
      dots(grapes, main.shade, 50) +
      [...grapes]
        .map((spot) => dots([spot], main.shade, 50) + dots(moved([spot], -3, -3), main.base, 42))
        .join("") +
      dots(moved(grapes, -9, -9), "#fff", 8, 0.55)
    );
  },
  "seed-jewels": ({ random, main }) => {
    const gems = jittered(random, trace("-26,-14 4,-26 28,-4 -8,6 -26,24 12,26"), 4);
    return (
      line(gems.map((spot) => dash(spot, at(random.between(0, 360), 5, spot))).join(""), main.shade, 21) +
      dots(moved(gems, -1, -1), main.base, 16) +
      dots(moved(gems, -4, -4), main.light, 6, 0.8)
    );
  },
  "wrinkled-fruit": ({ random, turn, main }) => {
    const folds = scatter(random, 6, 34, 20).map(([x, y]) =>
      curved(
        turned(
          [
            [x - 10, y],
            [x, y + random.between(-6, 6)],
            [x + 10, y + random.between(-3, 3)],
          ],
          turn,
        ),
      ),
    );
    return (
      body(turned(oval(random, 48, 32, 0.1, 9), turn), main, 8) +
      line(folds.slice(0, 4).join(""), main.deep, 4, 0.75) +
      line(folds.slice(4).join(""), main.light, 4, 0.6) +
      gloss(32, 0.5)
    );
  },
  "dried-half": ({ random, turn, main, second }) =>
    body(turned(oval(random, 48, 40, 0.09, 9), turn), main, 8) +
    line(soft(turned(oval(random, 28, 21, 0.16), turn)), main.shade, 5) +
    dots(scatter(random, 5, 16), second.base, 4, 0.8) +
    gloss(44, 0.5),
  "raisin-trio": ({ random, turn, main }) => {
    const spots = around(3, turn).map((angle) => at(angle, 25));
    const bodies = (shift: number): string =>
      moved(spots, shift, shift)
        .map((spot, i) => dash(spot, at(turn + i * 75, 10, spot)))
        .join("");
    const folds = spots.flatMap((spot) =>
      times(2, () => {
        const lean = random.between(0, 360);
        return curved([at(lean, -8, spot), at(random.between(0, 360), 5, spot), at(lean + 30, 9, spot)]);
      }),
    );
    return (
      line(bodies(1), main.deep, 31) +
      line(bodies(-1), main.base, 26) +
      line(folds.join(""), main.deep, 3, 0.75) +
      line(bodies(-6), main.light, 3, 0.7)
    );
  },
  olive: ({ random, turn, main, second }) =>
    body(turned(oval(random, 48, 38, 0.02), turn), main, 9) +
    dots([at(turn, 27)], second.shade, 21) +
    dots([at(turn, 28)], second.base, 13) +
    gloss(34, 0.65, 6),
  "olive-ring": ({ random, main, second }) =>
    body(oval(random, 48, 45, 0.03), main, 7) +
    fill(soft(oval(random, 21, 19)), second.base) +
    line(soft(oval(random, 21, 19)), main.deep, 4) +
    gloss(42, 0.6),
} satisfies Record<string, Draw>;
