import { lighten } from "@fernwell/studio-drawing/colour";
import { bed } from "../elements/bed.ts";
import { outlook } from "../elements/outlook.ts";
import { box, disc, fill, line, repeat, solid } from "../elements/paint.ts";
import { curtain, lampLight, wall } from "../elements/room.ts";
import { woolBall } from "../elements/things.ts";
import type { Scene } from "../scene.ts";

export const knittedBlanket: Scene = (s) => {
  const wool = "#b8604a";
  const stitches = (row: number): string =>
    repeat(27, (i) => {
      const [x, y] = [330 + i * 34 - row * 6, 640 + row * 34 + Math.sin(i * 0.5) * 5];
      return `M${x} ${y}q9 16 17 22q8-6 17-22`;
    });
  return [
    outlook(s, 330, { orb: { x: 330, y: 170, r: 46 }, clouds: 2, stars: 100 }),
    s.layer(
      wall(s, { x: 170, y: 80, width: 340, height: 360 }, { colour: "#b4b4cc", panes: [2, 3] }),
      line("M120 56H570", s.tint("#8a6248"), 10),
      curtain(s, { x: 110, top: 52, bottom: 500, width: 80, colour: "#7f94b4" }),
      curtain(s, { x: 492, top: 52, bottom: 500, width: 80, colour: "#7f94b4" }),
      lampLight(s, 1060, 520, 1.2),
      solid(s, box(970, 520, 190, 300, 6), "#8a6248", "plane"),
      solid(s, box(820, 180, 180, 130, 4), "#d9c3a4", "plane") +
        fill(box(834, 194, 152, 102), s.tint("#8fb0b4")) +
        fill("M834 296L880 236L916 270L946 224L986 296Z", s.tint("#4f7a6c")),
    ),
    s.layer(bed(s, 610, "#cfc6da")),
    s.layer(
      solid(
        s,
        "M300 650C420 600 700 590 900 606C1060 616 1180 606 1300 626V960H230C230 820 250 700 300 650Z",
        wool,
        "plane",
      ),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((row) =>
        line(stitches(row), s.tint(row % 3 === 0 ? "#f0d9b8" : lighten(wool, 0.24)), 7, {
          opacity: row % 3 === 0 ? 0.8 : 0.5,
        }),
      ),
      line("M470 570L760 640M520 540L640 690", s.tint("#d9b88a"), 11),
      fill(disc(468, 569, 12) + disc(519, 538, 12), s.tint("#8a5a3c")),
      woolBall(s, { x: 950, y: 700, scale: 1.2 }, wool),
      line("M880 690C820 720 760 660 700 660", s.tint(wool), 7),
    ),
  ];
};
