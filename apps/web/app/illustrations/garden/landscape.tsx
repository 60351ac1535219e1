import { GardenBank } from "./bank.tsx";
import { GardenSky } from "./sky.tsx";
import { disc } from "./solid.tsx";

/** Sky, hills, a lake and its near bank, from far to near. */
export function GardenLandscape() {
  return (
    <g className="garden-landscape">
      <LandLight />
      <GardenSky />
      <Hill d={ridge} fill="var(--land-5)" />
      <Mist y={420} height={150} />
      <Hill d={range} fill="var(--land-4)" />
      <Mist y={500} height={120} />
      <Lake />
      <Hill d={leftShore} fill="var(--land-3)" />
      <Hill d={rightShore} fill="var(--land-3)" />
      {trees.map((d) => (
        <Tree key={d} d={d} />
      ))}
      <Mist y={580} height={56} />
      <Cottage />
      <GardenBank />
    </g>
  );
}

const ridge =
  "M-360 470C-380 452-330 420-270 428C-200 438-150 480-80 466C-10 452 14 414 74 408C140 402 170 446 236 446C306 446 344 396 404 372C446 356 478 366 516 392C566 426 600 452 660 440C720 428 750 392 810 388C880 384 930 440 1000 444C1080 448 1150 420 1440 410V640H-360Z";
const range =
  "M-360 540C-320 500-240 504-140 528C-60 546 10 500 96 492C190 484 240 548 330 552C410 556 470 506 560 490C650 474 720 500 800 520C920 550 1080 498 1440 508V640H-360Z";
const leftShore = "M-360 548C-300 520-170 534-50 552C50 568 130 600 256 622H-360Z";
const rightShore = "M1440 520C1080 500 960 528 840 552C730 574 610 606 466 622H1440Z";

function Hill({ d, fill }: { d: string; fill: string }) {
  return (
    <>
      <path d={d} fill={fill} />
      <path d={d} fill="url(#garden-crest)" />
    </>
  );
}

function Mist({ y, height }: { y: number; height: number }) {
  return <rect x="-360" y={y} width="1800" height={height} fill="url(#garden-mist)" />;
}

function Tree({ d }: { d: string }) {
  return (
    <>
      <path d={d} fill="var(--land-2)" />
      <path d={d} fill="url(#garden-cylinder)" opacity="0.5" />
    </>
  );
}

function poplar(x: number, y: number, height: number): string {
  const half = height * 0.16;
  const top = y - height;
  return `M${x} ${top}C${x + half * 1.5} ${y - height * 0.55} ${x + half * 1.3} ${y} ${x} ${y}C${x - half * 1.3} ${y} ${x - half * 1.5} ${y - height * 0.55} ${x} ${top}Z`;
}

function oak(x: number, y: number, height: number): string {
  const crown = height * 0.42;
  return `${disc(x, y - height + crown, crown * 1.1, crown)}M${x - 3} ${y}V${y - height * 0.3}h6V${y}Z`;
}

const trees = [
  poplar(98, 588, 84),
  poplar(120, 594, 124),
  poplar(143, 600, 100),
  poplar(163, 606, 62),
  poplar(548, 614, 54),
  poplar(566, 610, 78),
  poplar(586, 606, 60),
  oak(-186, 548, 52),
  oak(-146, 552, 38),
  oak(700, 598, 40),
  oak(736, 590, 56),
  oak(1050, 528, 48),
  oak(1092, 520, 62),
];

function Cottage() {
  return (
    <>
      <path d="M190 600H222V620H190Z" fill="var(--cream)" />
      <path d="M212 574H218V590H212ZM184 602L196 584H216L228 602Z" fill="var(--clay)" />
      <path d="M196 606H203V613H196ZM209 606H216V613H209Z" fill="var(--window)" />
    </>
  );
}

function Lake() {
  return (
    <>
      <path d="M-360 608H1440V860H-360Z" fill="url(#garden-water)" />
      <g transform="translate(0 957) scale(1 -0.54)" fill="var(--land-3)" opacity="0.45">
        <path d={leftShore} />
        <path d={rightShore} />
      </g>
      <path d={glints.map(([x, y, reach]) => glint(x, y, reach)).join("")} fill="var(--glint)" />
      <path d="M354 646V612Q372 628 376 644ZM350 644V622Q340 634 336 644Z" fill="var(--pale)" />
      <path d="M334 648H378L370 656H342Z" fill="var(--wood)" />
    </>
  );
}

const glints = [
  [300, 622, 60],
  [312, 634, 46],
  [288, 647, 64],
  [310, 661, 50],
  [292, 676, 40],
  [306, 693, 58],
  [288, 712, 34],
  [312, 731, 44],
  [362, 662, 30],
  [500, 700, 40],
  [-60, 668, 44],
  [700, 682, 46],
  [860, 664, 40],
] as const;

function glint(x: number, y: number, reach: number): string {
  return `M${x - reach} ${y}Q${x} ${y - 4} ${x + reach} ${y}Q${x} ${y + 4} ${x - reach} ${y}Z`;
}

function LandLight() {
  return (
    <defs>
      <linearGradient id="garden-crest" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--glow)" stopOpacity="0.32" />
        <stop offset="0.4" stopColor="var(--glow)" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="garden-mist" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--air)" stopOpacity="0" />
        <stop offset="0.75" stopColor="var(--air)" stopOpacity="0.6" />
        <stop offset="1" stopColor="var(--air)" stopOpacity="0" />
      </linearGradient>
      <linearGradient id="garden-water" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--water-far)" />
        <stop offset="0.6" stopColor="var(--water-near)" />
      </linearGradient>
    </defs>
  );
}
