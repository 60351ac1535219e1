import { darken } from "@fernwell/studio-drawing/colour";
import { outlook } from "../elements/outlook.ts";
import { box, castShadow, disc, fill, line, repeat, solid } from "../elements/paint.ts";
import { curtain, floorboards, lampLight, wall } from "../elements/room.ts";
import type { Scene } from "../scene.ts";

export const foldedLinen: Scene = (s) => {
  const sheet = (y: number, width: number, colour: string, shift = 0): string =>
    solid(
      s,
      `M${600 - width / 2 + shift} ${y}C${590 - width / 2 + shift} ${y - 40} ${610 - width / 2 + shift} ${y - 52} ${640 - width / 2 + shift} ${y - 52}H${560 + width / 2 + shift}C${596 + width / 2 + shift} ${y - 52} ${600 + width / 2 + shift} ${y - 36} ${600 + width / 2 + shift} ${y}Z`,
      colour,
      "plane",
    ) +
    line(
      `M${620 - width / 2 + shift} ${y - 26}H${590 + width / 2 + shift}`,
      s.tint(darken(colour, 0.2)),
      2.4,
      { opacity: 0.4 },
    );
  return [
    outlook(s, 340, { orb: { x: 880, y: 180, r: 42 }, clouds: 2, stars: 80 }),
    s.layer(
      wall(s, { x: 690, y: 80, width: 380, height: 400 }, { colour: "#c4b0ac", panes: [2, 3] }),
      line("M640 52H1140", s.tint("#8a6248"), 10),
      curtain(s, { x: 1050, top: 48, bottom: 780, width: 130, colour: "#e3d3bb" }),
      curtain(s, { x: 600, top: 48, bottom: 780, width: 110, colour: "#e3d3bb" }),
      lampLight(s, 160, 470, 1.2),
      solid(s, box(60, 470, 200, 420, 6), "#8a6248", "plane"),
    ),
    s.layer(
      floorboards(s, 800, "#9a7250", 600),
      solid(s, "M400 380C396 360 420 340 440 352L460 640H420Z", "#8a5a3c", "plane") +
        solid(s, "M800 380C804 360 780 340 760 352L740 640H780Z", "#8a5a3c", "plane"),
      line("M440 400H760M444 450H756M448 500H752", s.tint("#8a5a3c"), 16),
      solid(s, box(386, 636, 428, 34, 10), "#9a6a48", "plane"),
      line("M420 670L404 880M780 670L796 880M470 670L460 850M730 670L740 850", s.tint("#7a4f35"), 20),
      castShadow(s, 600, 880, 380),
    ),
    s.layer(
      sheet(638, 360, "#f6efe2"),
      sheet(588, 350, "#cfd6e3", -4),
      sheet(538, 356, "#f3e2cc", 5),
      sheet(488, 344, "#e3d9ea", -3),
      sheet(438, 350, "#f6efe2", 2),
      line("M540 386C600 360 660 372 700 352M560 384C610 366 650 380 690 378", s.tint("#7a9a78"), 4),
      fill(
        repeat(14, (i) => disc(640 + (i % 7) * 11, 366 - (i % 7) * 3 + (i > 6 ? 16 : 0), 7, 6)),
        s.tint("#8f7fc4"),
      ),
      solid(s, "M890 900C880 760 900 720 960 716C1080 700 1200 720 1300 716V960H890Z", "#d9cfe6", "plane"),
      line("M910 780C1000 760 1120 790 1290 770", s.tint("#a89ac4"), 6, { opacity: 0.6 }),
    ),
  ];
};
