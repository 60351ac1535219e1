import { drawFrond, type FrondShape } from "@fernwell/brand/frond";
import type { ReactNode } from "react";

interface PageBannerProps {
  heading: string;
  lead: string;
  children?: ReactNode;
}

/** The top of a public page: its heading on green, with ferns growing in from the side. */
export function PageBanner({ heading, lead, children }: PageBannerProps) {
  return (
    <div className="px-3 pt-3 sm:px-6 sm:pt-6">
      <div className="relative mx-auto max-w-328 overflow-hidden rounded-card bg-fern-50">
        <Ferns />
        <div className="relative mx-auto max-w-304 px-5 pt-12 pb-20 sm:px-8 sm:pt-16 sm:pb-24 lg:py-24">
          <h1 className="text-5xl">{heading}</h1>
          <p className="mt-5 max-w-120 text-lg text-ink-700 sm:text-xl sm:leading-normal">{lead}</p>
          {children && <div className="mt-8">{children}</div>}
        </div>
      </div>
    </div>
  );
}

function Ferns() {
  return (
    <svg
      viewBox="0 0 420 340"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
      className="absolute right-0 bottom-0 h-24 w-auto text-fern-700 sm:h-32 lg:h-full"
    >
      {fronds.map(({ stem, leaflets, opacity }) => (
        <g key={stem} opacity={opacity}>
          <path d={stem} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          <path d={leaflets} fill="currentColor" />
        </g>
      ))}
    </svg>
  );
}

const habit = { pairs: 15, spread: 0.26, bare: 0.12, fullness: 0.2 };

const fronds = (
  [
    { x: 366, y: 352, length: 350, angle: 112, bend: 30, ...habit, opacity: 0.1 },
    { x: 372, y: 352, length: 330, angle: 90, bend: -22, ...habit, opacity: 0.14 },
    { x: 360, y: 354, length: 310, angle: 146, bend: 30, ...habit, opacity: 0.2 },
    { x: 378, y: 356, length: 230, angle: 98, bend: 14, ...habit, opacity: 0.32 },
  ] satisfies (FrondShape & { opacity: number })[]
).map(({ opacity, ...shape }) => ({ ...drawFrond(shape), opacity }));
