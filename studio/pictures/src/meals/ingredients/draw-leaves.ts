import { curved, fill, jittered, line, type Spot, soft, times, trace, turned } from "./paths.ts";
import { body, type Draw, gloss, type Pen } from "./pen.ts";

const spade: readonly Spot[] = trace("0,-54 22,-40 36,-8 30,20 8,26 -8,26 -30,20 -36,-8 -22,-40");
const lance: readonly Spot[] = trace("0,-56 13,-28 17,4 9,32 0,44 -9,32 -17,4 -13,-28");

/** Whole, torn and shredded leaves. */
export const leafForms = {
  "spade-leaf": (pen) => leaf(pen, spade, { stem: 50, veins: 3 }),
  "lance-leaf": (pen) => leaf(pen, lance, { stem: 52, veins: 4 }),
  "cos-leaf": (pen) => {
    const { random, turn, main, second } = pen;
    const shape = trace("0,-52 24,-46 34,-18 24,10 20,38 0,50 -20,38 -24,10 -34,-18 -24,-46");
    return (
      body(turned(jittered(random, shape, 4), turn), main, 6) +
      line(curved(turned(trace("0,46 2,0 0,-34"), turn)), second.base, 9) +
      line(ribs(turn, 3, 20), second.base, 3, 0.8)
    );
  },
  "silverbeet-leaf": ({ random, turn, main, second }) =>
    body(
      turned(jittered(random, trace("0,-54 30,-42 40,-10 26,14 -26,14 -40,-10 -30,-42"), 5), turn),
      main,
      7,
    ) +
    line(curved(turned(trace("0,48 1,10 0,-36"), turn)), second.shade, 11) +
    line(curved(turned(trace("-1,48 0,10 -1,-36"), turn)), second.base, 7) +
    line(ribs(turn, 3, 24), second.base, 3),
  "bok-choy-half": ({ random, turn, main, second }) => {
    const leaves = [-1, 1, 0].map((side) =>
      trace("0,-26 15,-16 17,6 8,22 -8,22 -17,6 -15,-16").map(
        ([x, y]): Spot => [x + side * 21, y - (side === 0 ? 28 : 16)],
      ),
    );
    return (
      leaves.map((leaf) => fill(soft(turned(jittered(random, leaf, 2), turn)), main.shade)).join("") +
      fill(
        soft(
          turned(
            leaves
              .flat()
              .slice(14)
              .map(([x, y]): Spot => [x * 0.85 - 1, y * 0.94 - 2]),
            turn,
          ),
        ),
        main.base,
      ) +
      body(turned(trace("-15,-4 -25,28 -12,50 12,50 25,28 15,-4"), turn), second, 4) +
      line(
        [-11, 0, 11]
          .map((x) =>
            curved(
              turned(
                [
                  [x, 40],
                  [x * 0.9, 4],
                  [x * 1.9, -24],
                ],
                turn,
              ),
            ),
          )
          .join(""),
        second.shade,
        3,
      ) +
      line(
        [-18, 18]
          .map((x) =>
            curved(
              turned(
                [
                  [x * 0.6, -2],
                  [x * 1.2, -26],
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

function leaf(
  { random, turn, main, second }: Pen,
  outline: readonly Spot[],
  { stem, veins }: { stem: number; veins: number },
): string {
  return (
    line(
      curved(
        turned(
          [
            [random.between(-3, 3), stem],
            [1, 24],
            [0, -36],
          ],
          turn,
        ),
      ),
      second.base,
      5,
    ) +
    body(turned(jittered(random, outline, 3), turn), main, 5) +
    line(curved(turned(trace("0,24 1,0 0,-38"), turn)) + ribs(turn, veins, 15), second.base, 2.5, 0.8) +
    gloss(26, 0.25)
  );
}

/** Pairs of side veins. */
export function ribs(turn: number, pairs: number, reach: number): string {
  return times(pairs, (i) => {
    const y = 20 - i * (48 / pairs);
    return [-1, 1]
      .map((side) =>
        curved(
          turned(
            [
              [0, y],
              [side * reach, y - 15],
            ],
            turn,
          ),
        ),
      )
      .join("");
  }).join("");
}
