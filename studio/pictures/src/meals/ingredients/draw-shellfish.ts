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

/** Shellfish, squid and octopus. */
export const shellfishForms = {
  prawn: ({ random, turn, main, second }) => {
    const centre = at(turn, -6);
    const arc = [-125, -80, -35, 10, 55, 95].map((angle) =>
      at(turn + angle, 29 + random.between(-1, 1), centre),
    );
    const bands = [-90, -58, -26, 6, 38].map((angle) =>
      dash(at(turn + angle, 18, centre), at(turn + angle + 5, 36, centre)),
    );
    const [tail = centre] = arc.slice(-1);
    return (
      line([-24, 24].map((lean) => dash(tail, at(turn + 175 + lean, 20, tail))).join(""), second.shade, 9) +
      line(curved(arc), main.shade, 28) +
      line(curved(moved(arc, -1, -2)), main.base, 23) +
      line(bands.join(""), second.base, 5, 0.85) +
      line(curved(moved(arc.slice(0, 4), -4, -4)), "#fff", 4, 0.5)
    );
  },
  "lobster-tail": ({ random, turn, main, second }) => {
    const bands = times(5, (i) =>
      curved(
        turned(
          [
            [-24 + i * 13, -24 + i * 2],
            [-16 + i * 13 + random.between(-1, 1), 0],
            [-24 + i * 13, 24 - i * 2],
          ],
          turn,
        ),
      ),
    );
    const fan = [-28, 0, 28].map((lean) => curved(turned([[32, 0], at(lean, 16, [34, 0])], turn)));
    return (
      line(fan.join(""), main.shade, 14) +
      body(turned(trace("-46,0 -36,-26 0,-27 36,-14 38,0 36,14 0,27 -36,26"), turn), main, 6) +
      line(bands.join(""), main.deep, 4) +
      dots(turned([[-40, 0]], turn), second.base, 22) +
      gloss(34, 0.4)
    );
  },
  mussel: ({ random, turn, main, second }) => {
    const shell = turned(jittered(random, trace("-50,8 -30,-18 10,-31 46,-18 48,10 20,28 -24,22"), 2), turn);
    return (
      body(shell, second, 4) +
      fill(soft(shell.map(([x, y]) => [x * 0.84, y * 0.8])), "#cfd4df") +
      body(turned(oval(random, 27, 14, 0.07), turn), main, 5) +
      line(curved(turned(trace("-22,7 2,13 24,6"), turn)), main.deep, 4)
    );
  },
  clam: ({ random, turn, main, second }) => {
    const fan = jittered(random, trace("-8,44 8,44 30,24 48,-4 38,-34 0,-47 -38,-34 -48,-4 -30,24"), 2);
    const rings = [0.4, 0.62, 0.82].map((share) =>
      soft(
        turned(
          fan.map(([x, y]) => [x * share, 44 + (y - 44) * share]),
          turn,
        ),
      ),
    );
    return body(turned(fan, turn), main, 6) + line(rings.join(""), second.base, 4, 0.7) + gloss(38, 0.5);
  },
  oyster: ({ random, turn, main, second }) =>
    body(turned(oval(random, 49, 38, 0.12, 11), turn), second, 5) +
    fill(soft(turned(oval(random, 39, 28, 0.08), turn)), "#f1ede6") +
    body(turned(oval(random, 27, 17, 0.12), turn), main, 5) +
    line(curved(turned(trace("-20,11 0,16 22,9"), turn)), "#6b6a68", 4, 0.6) +
    gloss(24, 0.8, 4),
  scallop: ({ random, turn, main, second }) =>
    body(oval(random, 47, 45, 0.04), main, 9) +
    dots(scatter(random, 7, 25), second.base, 19, 0.45) +
    line(
      around(11, turn)
        .map((angle) => dash(at(angle, 37), at(angle, 43)))
        .join(""),
      main.shade,
      2.5,
    ) +
    dots(scatter(random, 5, 22), second.deep, 7, 0.3) +
    gloss(40, 0.6),
  "squid-ring": ({ random, main, second }) => {
    const ring = soft(oval(random, 35, 30, 0.1));
    return (
      line(ring, second.shade, 20) +
      line(ring, main.base, 16) +
      line(soft(oval(random, 31, 26, 0.08)), second.base, 2, 0.8) +
      gloss(40, 0.8, 4)
    );
  },
  tentacle: ({ random, turn, main, second }) => {
    const spiral = times(8, (i): Spot => at(turn + i * 52, 42 - i * 4.6 + random.between(-1, 1)));
    const suckers = spiral.slice(0, 7).map(([x, y]): Spot => [x * 0.82, y * 0.82]);
    return (
      line(curved(spiral), main.deep, 22) +
      line(curved(moved(spiral, -1, -1)), main.base, 17) +
      dots(suckers, second.base, 9) +
      dots(suckers, main.shade, 4)
    );
  },
  "crab-shreds": ({ random, turn, main, second }) => {
    const shred = (): string => {
      const y = random.between(-24, 24);
      return curved(
        turned(
          [
            [-36 + random.between(-6, 6), y],
            [0, y + random.between(-8, 8)],
            [34, y + random.between(-6, 6)],
          ],
          turn,
        ),
      );
    };
    const [a, b, c, d] = [shred(), shred(), shred(), shred()];
    return (
      line(a + b + c + d, main.shade, 16) +
      line(a + b + c + d, main.base, 12) +
      line(b + d, second.base, 5) +
      dots(
        around(3, turn).map((angle) => at(angle, 30)),
        second.light,
        6,
      )
    );
  },
} satisfies Record<string, Draw>;
