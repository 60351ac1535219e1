import { logoMark, logoMarkBox } from "@fernwell/brand/logo-mark";
import { brand } from "#app/lib/brand.ts";

const { x, y, width, height } = logoMarkBox;

export function LogoMark({ className }: { className: string }) {
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true" className={className}>
      <path
        d={logoMark.stem}
        fill="none"
        stroke="currentColor"
        strokeWidth={logoMark.stemWidth}
        strokeLinecap="round"
      />
      <path d={logoMark.leaflets} fill="currentColor" />
    </svg>
  );
}

/** The mark and the name; the parent makes it a link. */
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
