import { disc } from "./solid.tsx";

/** The sky: its colours, sun or moon, stars, clouds and birds. */
export function GardenSky() {
  return (
    <>
      <SkyLight />
      <path d="M-360-400H1440V700H-360Z" fill="url(#garden-sky)" />
      <path d={stars.map(([x, y, radius]) => disc(x, y, radius)).join("")} fill="var(--star)" />
      <g className="garden-sun">
        <circle r="360" fill="url(#garden-glow)" />
        <circle r="52" fill="var(--sun)" />
        <path d="M-8-42A44 44 0 1 0 42 14A38 38 0 0 1-8-42Z" fill="var(--crescent)" />
      </g>
      <g fill="url(#garden-cloud)">
        <path d="M84 164C150 158 168 136 214 138C246 116 300 118 322 138C360 134 380 148 424 152C470 156 500 158 534 164C420 176 200 176 84 164Z" />
        <path d="M236 196C300 188 330 180 372 182C420 176 452 188 520 194C440 202 320 204 236 196Z" />
        <path d="M440 322C490 318 510 304 548 306C584 290 632 294 652 308C700 306 726 314 770 322C690 332 530 332 440 322Z" />
        <path d="M-280 300C-200 292-160 268-110 274C-60 254 0 262 34 280C42 284 52 292 60 298C-20 310-180 312-280 300Z" />
        <path d="M780 190C840 184 870 160 920 164C970 140 1040 146 1064 166C1120 164 1180 180 1230 188C1100 202 880 202 780 190Z" />
      </g>
      <g fill="none" stroke="var(--bird)" strokeWidth="3" strokeLinecap="round">
        <path d="M506 276q11-13 22-1q10-13 23-2" />
        <path d="M546 252q8-10 16-1q8-10 17-2" />
      </g>
    </>
  );
}

function SkyLight() {
  return (
    <defs>
      <linearGradient id="garden-sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="540">
        <stop offset="0" stopColor="var(--sky-high)" />
        <stop offset="0.5" stopColor="var(--sky-mid)" />
        <stop offset="0.86" stopColor="var(--sky-low)" />
      </linearGradient>
      <radialGradient id="garden-glow">
        <stop offset="0.1" stopColor="var(--glow)" stopOpacity="0.95" />
        <stop offset="0.3" stopColor="var(--glow)" stopOpacity="0.5" />
        <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="garden-cloud" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0.1" stopColor="var(--cloud)" stopOpacity="0.9" />
        <stop offset="1" stopColor="var(--cloud)" stopOpacity="0.1" />
      </linearGradient>
    </defs>
  );
}

const stars = [
  [150, 188, 1.6],
  [236, 70, 2],
  [322, 142, 1.4],
  [404, 58, 2.4],
  [424, 178, 1.6],
  [584, 252, 1.4],
  [290, 256, 1.6],
  [372, 250, 1.4],
  [172, 300, 2],
  [720, 286, 1.6],
  [498, 330, 1.8],
] as const;
