import { group } from "@fernwell/studio-drawing/svg";
import { hill, lane, rolling } from "../elements/land.ts";
import { blade, box, castShadow, disc, fill, line, repeat, solid } from "../elements/paint.ts";
import { daisies } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { boots } from "../elements/things.ts";
import { grove } from "../elements/trees.ts";
import type { Scene } from "../scene.ts";

export const thankfulBoots: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 440, 34, 1.5);
  const middle = rolling(s.random.fork("middle"), 560, 24, 1.5);
  return [
    s.layer(sky(s, { horizon: 490, orb: { x: 320, y: 300, r: 46 }, clouds: 4 })),
    s.layer(
      hill(s, far, 0.68),
      hill(s, middle, 0.4),
      grove(s, { edge: middle, from: 60, to: 460, count: 6, height: 100, distance: 0.36, kind: "round" }),
      lane(s, [
        [880, 800, 70],
        [930, 700, 36],
        [870, 630, 18],
        [910, 586, 8],
        [900, 566, 2],
      ]),
    ),
    s.layer(
      hill(s, rolling(s.random.fork("near"), 690, 8, 1), 0.14),
      daisies(s, () => 720, {
        from: -20,
        to: 1220,
        count: 50,
        size: 15,
        colours: ["#fff7ea", "#e79a76", "#9382cb", "#f2cd52"],
        stem: 60,
      }),
    ),
    s.layer(
      fill(
        "M-100 790H1300V960H-100Z",
        s.linear([
          [0, s.tint("#cfc0ac")],
          [1, s.tint("#a8978a")],
        ]),
      ),
      line("M-100 792H1300M300 792L250 900M760 792L800 900", s.tint("#8c7c70"), 4, { opacity: 0.6 }),
      boots(s, { x: 560, y: 868, scale: 1.8 }),
      group(
        { transform: "translate(980 866)" },
        castShadow(s, 0, 0, 150),
        solid(s, "M-70-130H70L56-6Q54 0 46 0H-46Q-54 0-56-6Z", "#cf7a4e"),
        solid(s, box(-78, -150, 156, 30, 6), "#cf7a4e"),
        repeat(
          9,
          (i) =>
            line(
              `M${-50 + i * 12}-150C${-70 + i * 16}-220 ${-80 + i * 20}-250 ${-84 + i * 21}-${270 + (i % 3) * 20}`,
              s.tint("#5f9a5c"),
              4,
            ) +
            fill(
              repeat(6, (k) => blade(-84 + i * 21, -(270 + (i % 3) * 20), k * 60, 20, 0.34)),
              s.tint(i % 2 === 0 ? "#9382cb" : "#fff4e2"),
            ) +
            fill(disc(-84 + i * 21, -(270 + (i % 3) * 20), 5), s.tint("#f2cd52")),
        ),
      ),
    ),
  ];
};
