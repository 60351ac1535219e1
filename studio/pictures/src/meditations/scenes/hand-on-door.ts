import { darken, lighten, mix } from "@fernwell/studio-drawing/colour";
import { hill, rolling } from "../elements/land.ts";
import { box, disc, fill, line, solid } from "../elements/paint.ts";
import { floorboards } from "../elements/room.ts";
import { foliageAt, roundTree } from "../elements/trees.ts";
import type { Scene } from "../scene.ts";

export const handOnDoor: Scene = (s) => {
  const door = "#2f6b56";
  return [
    s.layer(
      fill(
        "M-100-100H1300V1000H-100Z",
        s.linear([
          [0, mix(s.light.skyLow, s.light.glow, 0.5)],
          [1, s.light.skyMid],
        ]),
      ),
      hill(s, rolling(s.random.fork("far"), 520, 20, 2), 0.5),
      roundTree(s.random.fork("tree"), { x: 846, y: 640, height: 300, tones: foliageAt(s, 0.3) }),
      hill(s, () => 640, 0.2),
    ),
    s.layer(
      fill(
        "M-100-100H1300V800H-100ZM430 110V800H880V110Z",
        s.radial(
          [
            [0, mix(s.tint("#e9d3b0"), s.light.lit, 0.5)],
            [1, s.tint("#dcc09a")],
          ],
          { cx: 0.56, cy: 0.5, r: 0.7 },
        ),
        { "fill-rule": "evenodd" },
      ),
      fill("M400 80H910V800H880V110H430V800H400Z", s.light.pale),
      fill("M400 80H910V800H880V110H430V800H400Z", s.form("plane"), { opacity: 0.5 }),
      solid(s, box(1010, 260, 150, 190, 4), "#a8794e", "plane") +
        fill(box(1026, 276, 118, 158), s.tint("#cfe0d6")) +
        fill("M1026 434L1070 360L1100 400L1144 340V434Z", s.tint("#4f8a6c")),
      line("M110 300H300", s.tint("#8a6248"), 14),
      ...[140, 200, 262].map((x, i) =>
        solid(
          s,
          `M${x - 26} 310Q${x} 296 ${x + 26} 310L${x + 34} ${470 + i * 20}Q${x} ${486 + i * 20} ${x - 34} ${470 + i * 20}Z`,
          ["#a3421a", "#14606f", "#e3b866"][i] ?? "#a3421a",
          "cylinder",
        ),
      ),
    ),
    s.layer(
      floorboards(s, 796, "#b98a5c", 640),
      fill("M430 800L760 800L980 960H420Z", s.light.lit, { opacity: 0.55 }),
      fill("M330 850H830L880 930H280Z", s.tint("#a8754c")),
      line("M350 862H812L842 916H310Z", s.tint("#f0dcb8"), 5, { opacity: 0.6 }),
    ),
    s.layer(
      solid(s, "M430 104L770 160V836L430 806Z", door, "plane"),
      line("M474 170L726 208V440L474 420ZM474 470L726 486V780L474 758Z", s.tint(darken(door, 0.3)), 7),
      line("M482 180L718 214M482 480L718 494", s.tint(lighten(door, 0.25)), 4, { opacity: 0.6 }),
      solid(s, disc(730, 474, 22), "#d2a84c", "ball"),
      fill("M770 160L784 170V828L770 836Z", s.tint(darken(door, 0.4))),
    ),
  ];
};
