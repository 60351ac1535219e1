import { brand } from "#app/lib/brand.ts";
import { drawFrond } from "./frond.ts";

const mark = drawFrond({
  x: 11.5,
  y: 30.2,
  length: 26.5,
  angle: 86,
  bend: -24,
  pairs: 5,
  spread: 0.46,
  bare: 0.2,
  fullness: 0.32,
});

export function LogoMark({ className }: { className: string }) {
  return (
    <svg viewBox="2 0 24 32" aria-hidden="true" className={className}>
      <path d={mark.stem} fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      <path d={mark.leaflets} fill="currentColor" />
    </svg>
  );
}

/** The mark and the name; whoever places it makes it a link. */
export function Logo() {
  return (
    <span className="flex items-center gap-2.5 text-fern-700">
      <LogoMark className="h-9 w-auto shrink-0" />
      <span className="font-display text-2xl leading-none font-[620] tracking-tight text-ink-900">
        {brand.name}
      </span>
    </span>
  );
}
