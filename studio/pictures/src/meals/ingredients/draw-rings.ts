import {
  around,
  at,
  curved,
  cutLine,
  dash,
  dots,
  fill,
  line,
  moved,
  oval,
  type Spot,
  soft,
  times,
} from "./paths.ts";
import { body, type Draw } from "./pen.ts";

/** Onions, chillies and other rings. */
export const ringForms = {
  "pale-rings": ({ random, turn, main, second }) => {
    const heart = [at(turn, 3)];
    return (
      body(oval(random, 48, 44), second, 4) +
      fill(soft(oval(random, 42, 39)), main.base) +
      dots(heart, second.base, 60, 0.6) +
      dots(heart, main.base, 53) +
      dots(heart, second.base, 38, 0.7) +
      dots(heart, main.light, 32) +
      dots(heart, second.light, 13)
    );
  },
  "onion-sliver": ({ random, turn, main, second }) => {
    const arcs = times(3, (i) => {
      const radius = 44 - i * 13;
      const reach = 74 + random.between(-8, 8);
      return curved(
        [-reach, -reach / 2, 0, reach / 2, reach].map((angle) => at(turn + angle, radius, at(turn, -18))),
      );
    });
    const [outer = "", ...inner] = arcs;
    return (
      line(outer, second.shade, 11) +
      line(outer, main.base, 6) +
      line(inner.join(""), second.base, 9) +
      line(inner.join(""), main.base, 6)
    );
  },
  "rings-trio": ({ random, turn, main, second }) => {
    const rings = around(4, turn).map((angle) => at(angle, random.between(24, 31)));
    const ovals = (part: readonly Spot[]): string =>
      part.map((spot) => dash(spot, at(turn, 4, spot))).join("");
    return (
      line(ovals(rings), main.shade, 34) +
      line(ovals(rings.slice(0, 3)), main.base, 30) +
      line(ovals(rings.slice(3)), second.base, 30) +
      line(ovals(rings), second.light, 18) +
      line(ovals(rings), main.base, 12, 0.75) +
      dots(rings, main.deep, 5, 0.7)
    );
  },
  "chilli-rings": ({ random, turn, main, second }) => {
    const rings = around(3, turn).map((angle) => at(angle, random.between(24, 30)));
    const ovals = rings.map((spot) => dash(spot, at(turn + 50, 5, spot))).join("");
    const seeds = rings.flatMap((spot) => [
      at(turn, 5, spot),
      at(turn + 130, 6, spot),
      at(turn + 250, 5, spot),
    ]);
    return (
      line(ovals, main.shade, 38) +
      line(
        moved(rings, -1, -1)
          .map((spot) => dash(spot, at(turn + 50, 5, spot)))
          .join(""),
        main.base,
        33,
      ) +
      line(ovals, main.light, 20, 0.85) +
      dots(seeds, second.base, 7) +
      dots(moved(rings, -9, -10), "#fff", 4, 0.5)
    );
  },
  "okra-ring": ({ random, turn, main, second }) => {
    const star = around(10, turn).map((angle, i) => at(angle, i % 2 === 0 ? 54 : 42));
    const pockets = around(5, turn + random.between(-4, 4)).map((angle) => at(angle, 22));
    return (
      body(star, main, 6) +
      dots(pockets, main.light, 19) +
      dots(pockets, second.base, 9) +
      dots([[0, 0]], main.light, 8)
    );
  },
  "celery-crescent": ({ random, turn, main, second }) => {
    const centre = at(turn, -16);
    const arc = [-85, -45, 0, 45, 85].map((angle) => at(turn + angle, 38 + random.between(-2, 2), centre));
    const ribs = [-70, -36, 0, 36, 70].map((angle) => at(turn + angle, 47, centre));
    return (
      cutLine(curved(arc), main.shade, 27) +
      cutLine(curved(arc.map(([x, y]) => [x * 0.97, y * 0.97])), main.base, 21) +
      cutLine(curved(arc.map(([x, y]) => [x * 0.84, y * 0.84])), second.base, 8, 0.8) +
      dots(ribs, main.shade, 5)
    );
  },
} satisfies Record<string, Draw>;
