import { darken, mix } from "@fernwell/studio-drawing/colour";
import { horse } from "../elements/animals.ts";
import { hill, landAt, mist, rolling } from "../elements/land.ts";
import { box, fill, glow, line, repeat, solid } from "../elements/paint.ts";
import { grass } from "../elements/plants.ts";
import { sky } from "../elements/sky.ts";
import { grove } from "../elements/trees.ts";
import { walker } from "../elements/walker.ts";
import type { Scene } from "../scene.ts";

export const horseGoesHome: Scene = (s) => {
  const far = rolling(s.random.fork("far"), 500, 34, 1.5);
  const yard = rolling(s.random.fork("yard"), 690, 6, 1);
  const barn = "#8a4f3f";
  return [
    s.layer(sky(s, { horizon: 560, orb: { x: 260, y: 440, r: 50 }, clouds: 5, stars: 50 })),
    s.layer(
      hill(s, far, 0.6),
      grove(s, { edge: far, from: 0, to: 760, count: 13, height: 84, distance: 0.52, kind: "round" }),
      mist(s, 530, 120),
    ),
    s.layer(
      hill(s, yard, 0.16, { colour: mix(landAt(s, 0.1), s.light.path, 0.5) }),
      solid(s, "M790 716V480L960 360L1130 480V716Z", barn, "plane"),
      line(
        repeat(9, (i) => `M${812 + i * 36} 716V${480 - (i < 5 ? i * 24 : (8 - i) * 26)}`),
        s.tint(darken(barn, 0.4)),
        3,
        { opacity: 0.4 },
      ),
      solid(s, "M764 496L960 346L1156 496L1140 512L960 376L780 512Z", "#4f4450", "plane"),
      glow(s, 960, 620, 260, s.light.flame, 0.7),
      fill("M890 716V560H1030V716Z", s.light.window) +
        fill("M890 716V560H960V716Z", s.tint("#d99a4c"), { opacity: 0.5 }) +
        fill(box(930, 440, 60, 54, 4), s.light.window),
      line("M880 560V716M1040 560V716M880 556H1040", s.tint("#f0e0c8"), 9),
    ),
    s.layer(
      horse(s, { x: 430, y: 830, scale: 1.35 }, "#8a5a3c"),
      walker(s, { x: 800, y: 838, scale: 1.55 }, { coat: "#4f6a63", hair: "#5d4a3c" }),
      line("M690 538Q730 650 766 690", s.tint("#d9cbb0"), 4),
      grass(s, () => 912, { count: 160, height: 60 }),
      line("M-60 760H240M-60 800H240M60 730V850M220 730V850", s.tint("#6b4a35"), 12),
    ),
  ];
};
