import { drawFrond, type FrondShape } from "./frond.ts";

/** The near side of the window: a curtain, the sill, a fern in its pot and a bowl of fruit. */
export function GardenSill() {
  return (
    <>
      <Curtain />
      <path d="M0 884H800V1000H0Z" fill="var(--sill)" />
      <path d="M0 876H800V892H0Z" fill="var(--sill-edge)" />
      <ellipse cx="232" cy="930" rx="128" ry="13" fill="var(--shade)" />
      <ellipse cx="566" cy="932" rx="134" ry="13" fill="var(--shade)" />
      <Fern />
      <Pot />
      <FruitBowl />
    </>
  );
}

function Curtain() {
  return (
    <>
      <path d="M0 0H112C126 190 70 360 82 560C88 670 64 790 72 876H0Z" fill="var(--linen)" />
      <g fill="none" stroke="var(--linen-fold)" strokeWidth="4" strokeLinecap="round">
        <path d="M78 0C90 200 44 380 54 580C58 680 42 790 46 872" />
        <path d="M36 0C44 220 16 400 22 600C24 700 16 800 18 872" />
      </g>
    </>
  );
}

const pot = { x: 230, y: 770, pairs: 15, spread: 0.3, bare: 0.1, fullness: 0.22 };

const fronds: readonly (FrondShape & { tone: string })[] = [
  { ...pot, tone: "var(--leaf-dark)", length: 330, angle: 112, bend: 62 },
  { ...pot, tone: "var(--leaf-dark)", length: 350, angle: 70, bend: -58 },
  { ...pot, tone: "var(--leaf-dark)", length: 250, angle: 140, bend: 64 },
  { ...pot, tone: "var(--leaf)", length: 400, angle: 96, bend: 26 },
  { ...pot, tone: "var(--leaf)", length: 380, angle: 80, bend: -36 },
  { ...pot, tone: "var(--leaf)", length: 270, angle: 44, bend: -58 },
  { ...pot, tone: "var(--leaf-light)", length: 290, angle: 108, bend: 50 },
  { ...pot, tone: "var(--leaf-light)", length: 300, angle: 66, bend: -34 },
];

function Fern() {
  return (
    <>
      {fronds.map(({ tone, ...shape }) => {
        const { stem, leaflets } = drawFrond(shape);
        return (
          <g key={`${shape.angle} ${shape.length}`} fill={tone} stroke={tone} strokeLinecap="round">
            <path d={leaflets} stroke="none" />
            <path d={stem} fill="none" strokeWidth="4" />
          </g>
        );
      })}
    </>
  );
}

function Pot() {
  return (
    <>
      <path
        d="M150 786H312L294 914C292 924 284 930 274 930H188C178 930 170 924 168 914Z"
        fill="var(--clay)"
      />
      <path d="M258 786H312L294 914C292 924 284 930 274 930H246Z" fill="var(--clay-shade)" />
      <rect x="138" y="758" width="186" height="40" rx="10" fill="var(--clay)" />
      <path d="M262 758H314A10 10 0 0 1 324 768V788A10 10 0 0 1 314 798H260Z" fill="var(--clay-shade)" />
    </>
  );
}

function FruitBowl() {
  return (
    <>
      <circle cx="518" cy="816" r="42" fill="var(--flower-sun)" />
      <circle cx="612" cy="812" r="44" fill="var(--flower-clay)" />
      <circle cx="650" cy="824" r="30" fill="var(--flower-sun)" />
      <circle cx="566" cy="800" r="41" fill="var(--plum)" />
      <path d="M566 762C566 750 561 742 555 736" fill="none" stroke="var(--leaf-dark)" strokeWidth="4" />
      <path d="M566 760C570 741 588 731 608 733C606 752 590 762 566 760Z" fill="var(--leaf)" />
      <rect x="518" y="908" width="100" height="26" rx="10" fill="var(--bowl-shade)" />
      <path d="M444 834H692C692 890 640 922 568 922C496 922 444 890 444 834Z" fill="var(--bowl)" />
      <path d="M610 834H692C692 890 640 922 568 922C594 904 610 872 610 834Z" fill="var(--bowl-shade)" />
      <path
        d="M464 856C468 874 480 888 496 897"
        fill="none"
        stroke="var(--bowl-light)"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  );
}
