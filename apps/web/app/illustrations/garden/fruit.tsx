import { CastShadow, disc, Solid } from "./solid.tsx";

/** A bowl of fruit. */
export function GardenFruit() {
  return (
    <>
      <CastShadow x={290} y={926} width={180} />
      <path d={disc(290, 836, 132, 18)} fill="var(--lake-deep)" stroke="var(--lake-light)" strokeWidth="4" />
      <Solid form="ball" d={disc(372, 818, 38)} fill="var(--orange)" />
      <Solid form="ball" d={disc(200, 822, 32, 34)} fill="var(--plum)" />
      <Solid
        form="ball"
        d="M258 734C276 732 282 750 284 768C288 794 304 806 302 834C300 862 214 864 212 830C210 802 232 794 238 768C242 750 246 736 258 734Z"
        fill="var(--pear)"
      />
      <Solid
        form="ball"
        d="M318 786C332 774 364 780 364 816C364 850 340 864 320 858C300 864 276 850 276 816C276 780 306 774 318 786Z"
        fill="var(--apple)"
      />
      <path
        d="M260 736C260 724 266 716 274 712M319 789C319 776 324 768 330 764"
        fill="none"
        stroke="var(--bark)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d="M324 780C334 762 354 760 368 766C360 782 342 788 324 780Z" fill="var(--leaf-bright)" />
      <Solid d="M244 906H336V922Q336 930 326 930H254Q244 930 244 922Z" fill="var(--lake-deep)" />
      <Solid
        d="M158 836A132 18 0 0 0 422 836C420 884 372 918 330 920H250C208 918 160 884 158 836Z"
        fill="var(--lake)"
      />
      <path
        d="M158 836A132 18 0 0 0 422 836"
        fill="none"
        stroke="var(--lake-light)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}
