import { disc } from "./solid.tsx";

/** The near bank: the meadow, the path along the water and the flowers under the window. */
export function GardenBank() {
  return (
    <>
      <path d={meadow} fill="var(--land-1)" />
      <path d={meadow} fill="url(#garden-crest)" />
      <path
        d="M-360 722C-200 690 0 694 120 724C230 752 300 782 352 800C404 820 412 846 396 900H286C318 850 296 826 246 800C170 766 60 722-60 718C-200 714-320 728-360 744Z"
        fill="var(--path)"
      />
      <path
        d="M-360 830C-200 800 20 806 140 838C220 858 300 872 400 868C520 864 700 812 900 806C1040 802 1140 806 1440 800V900H-360Z"
        fill="var(--land-0)"
      />
      {lupins.map(([x, height, colour]) => (
        <g key={x}>
          <path d={`M${x} 880V${880 - height}`} stroke="var(--land-2)" strokeWidth="3" />
          <path d={florets(x, height)} fill={`var(--flower-${colour})`} />
        </g>
      ))}
    </>
  );
}

const meadow =
  "M-360 694C-200 664 0 672 140 704C240 728 300 764 420 768C560 772 660 720 800 704C960 688 1100 694 1440 684V900H-360Z";

const lupins = [
  [-150, 90, "dusk"],
  [-116, 66, "clay"],
  [-20, 74, "dusk"],
  [118, 84, "dusk"],
  [142, 60, "clay"],
  [164, 100, "dusk"],
  [448, 92, "clay"],
  [474, 74, "dusk"],
  [500, 104, "dusk"],
  [716, 92, "dusk"],
  [744, 68, "clay"],
  [770, 100, "dusk"],
  [900, 80, "clay"],
  [930, 100, "dusk"],
] as const;

/** A spike of blossom, broad below and pointed above. */
function florets(x: number, height: number): string {
  return [0, 1, 2, 3, 4, 5, 6]
    .map((row) => disc(x, Math.round(880 - height * (0.45 + 0.09 * row)), 9.5 - 1.2 * row, 4.6))
    .join("");
}
