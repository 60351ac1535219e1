import { drawFrond } from "@fernwell/brand/frond";
import { CastShadow, disc, Solid } from "./solid.tsx";

/** The potted fern, part of every scene. */
export function GardenFern() {
  return (
    <>
      <CastShadow x={612} y={926} width={124} />
      <path d={disc(612, 780, 70, 10)} fill="var(--soil)" />
      {fronds.map(({ tone, stem, leaflets }) => (
        <g key={stem} strokeLinecap="round">
          <path d={leaflets} fill={tone} />
          <path d={stem} fill="none" stroke="var(--leaf-rib)" strokeWidth="2.5" />
        </g>
      ))}
      <Solid
        d="M550 792H674L660 918C659 927 653 932 644 932H580C571 932 565 927 564 918Z"
        fill="var(--clay)"
      />
      <path d="M551 806H673L672 816C630 824 594 824 552 816Z" fill="var(--shadow)" opacity="0.3" />
      <Solid
        d="M542 780A70 10 0 0 0 682 780V802C682 808 678 810 673 811Q612 822 551 811C546 810 542 808 542 802Z"
        fill="var(--clay)"
      />
    </>
  );
}

const foot = { x: 612, y: 786, pairs: 24, spread: 0.21, bare: 0.16, fullness: 0.17 };

const fronds = (
  [
    ["dark", 292, 108, 84],
    ["dark", 300, 72, -84],
    ["dark", 236, 44, -78],
    ["dark", 240, 138, 78],
    ["dark", 318, 86, -20],
    ["mid", 330, 98, 44],
    ["mid", 310, 78, -50],
    ["mid", 262, 56, -84],
    ["mid", 214, 34, -60],
    ["light", 270, 126, 84],
    ["mid", 240, 90, 20],
    ["light", 282, 112, 58],
    ["mid", 214, 146, 62],
    ["light", 252, 68, -62],
    ["bright", 196, 104, 44],
    ["bright", 186, 78, -40],
  ] as const
).map(([tone, length, angle, bend]) => ({
  tone: `var(--leaf-${tone})`,
  ...drawFrond({ ...foot, length, angle, bend }),
}));
