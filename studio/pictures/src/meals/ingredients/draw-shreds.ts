import {
  at,
  curved,
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
import { body, type Draw, gloss, type Pen } from "./pen.ts";

/** Leaves in shreds, sprouts and seaweed. */
export const shredForms = {
  shreds: ({ random, turn, main, second }) =>
    strandTangle({ random, turn }, [main.shade, main.base, main.light, second.base], 6),
  "fine-shreds": ({ random, turn, main, second }) =>
    strandTangle({ random, turn }, [main.shade, second.base, main.base, main.light], 4),
  "crinkled-shreds": ({ random, turn, main, second }) => {
    const ribbon = (offset: number): string => {
      const lean = turn + random.between(-26, 26);
      return curved(
        turned(
          times(5, (i): Spot => [-44 + i * 22, offset + (i % 2 === 0 ? 5 : -5) + random.between(-5, 5)]),
          lean,
        ),
      );
    };
    const [a, b, c, d] = [ribbon(18), ribbon(-18), ribbon(2), ribbon(10)];
    return (
      line(a + b, main.shade, 14) +
      line(a + b, main.base, 9) +
      line(c + d, main.shade, 15) +
      line(c, main.base, 11) +
      line(d, second.base, 10) +
      line(c, main.light, 3, 0.8)
    );
  },
  "wilted-leaves": ({ random, turn, main, second }) => {
    const folds = times(4, () => {
      const lean = turn + random.between(-70, 70);
      const y = random.between(-20, 20);
      return curved(
        turned(
          [
            [-32, y],
            [-6, y + random.between(-14, 14)],
            [30, y + random.between(-8, 8)],
          ],
          lean,
        ),
      );
    });
    return (
      body(turned(oval(random, 46, 36, 0.16, 10), turn), main, 6) +
      line(folds.slice(0, 2).join(""), main.deep, 6, 0.8) +
      line(folds.slice(2).join(""), second.base, 7) +
      line(folds.slice(3).join(""), second.light, 2.5, 0.8)
    );
  },
  "nori-sheet": ({ random, turn, main }) => {
    const sheet = turned(jittered(random, trace("-40,-26 40,-28 40,27 -39,26"), 2), turn);
    const sheen = turned(trace("-30,-14 28,-16"), turn);
    return (
      fill(straight(sheet.map(([x, y]) => [x + 2, y + 2])), main.deep) +
      fill(straight(sheet), main.base) +
      line(curved(sheen), main.light, 4, 0.5) +
      dots(scatter(random, 9, 30, 18), main.light, 3, 0.4)
    );
  },
  seaweed: ({ random, turn, main, second }) => {
    const wave = (i: number): number => (i % 2 === 0 ? 9 : -9);
    const edge = [
      ...times(6, (i): Spot => [-46 + i * 18, wave(i) - 17]),
      ...times(6, (i): Spot => [46 - i * 18, wave(5 - i) + 17]),
    ];
    const rib = times(6, (i): Spot => [-42 + i * 17, wave(i) * 0.7 + random.between(-3, 3)]);
    return (
      body(turned(jittered(random, edge, 5), turn), main, 4) +
      line(curved(turned(rib, turn)), second.base, 5, 0.9) +
      line(
        curved(turned(moved(rib, 2, -11), turn)) + curved(turned(moved(rib, 2, 11), turn)),
        main.deep,
        2.5,
        0.6,
      ) +
      gloss(30, 0.35)
    );
  },
  sprout: ({ random, turn, main, second }) => {
    const strand = turned(
      [
        [-42, 18],
        [-20, random.between(-26, -10)],
        [14, random.between(6, 24)],
        [38, -10],
      ],
      turn,
    );
    const head = turned([[38, -10]], turn);
    return (
      line(curved(moved(strand, 2, 2)), main.shade, 9) +
      line(curved(strand), main.base, 8) +
      dots(head, second.shade, 19) +
      dots(moved(head, -2, -2), second.base, 14)
    );
  },
  "tiny-sprouts": ({ random, main, second }) => {
    const strands = scatter(random, 8, 30).map((spot): [Spot, string] => {
      const end = at(random.between(0, 360), 24, spot);
      return [end, curved([spot, at(random.between(0, 360), 14, spot), end])];
    });
    const heads = strands.map(([end]) => end);
    return (
      line(strands.map(([, path]) => path).join(""), main.base, 4.5) +
      dots(heads, second.shade, 11) +
      dots(moved(heads, -1, -1), second.base, 6)
    );
  },
} satisfies Record<string, Draw>;

function strandTangle(
  { random, turn }: Pick<Pen, "random" | "turn">,
  colours: readonly string[],
  width: number,
): string {
  return colours
    .map((colour, i) => {
      const strands = times(2, () => {
        const y = (i - 1.5) * 11 + random.between(-14, 14);
        const bow = random.between(-18, 18);
        return curved(
          turned(
            [
              [-46 + random.between(0, 14), y],
              [0, y + bow],
              [46 - random.between(0, 14), y + random.between(-8, 8)],
            ],
            turn + random.between(-22, 22),
          ),
        );
      });
      return line(strands.join(""), colour, width);
    })
    .join("");
}
