import type { ReactNode } from "react";

type DisplayPieceProps = { name: string; title: string; children: ReactNode };

export function DisplayPiece({ name, title, children }: DisplayPieceProps) {
  const headingId = `piece-${name}`;

  return (
    <section data-piece={name} aria-labelledby={headingId} className="border-t border-line pt-10 pb-16">
      <h2 id={headingId} className="mb-6 text-2xl">
        {title}
      </h2>
      <div className="space-y-8">{children}</div>
    </section>
  );
}

export function State({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-3 text-sm text-ink-500">{caption}</p>
      {children}
    </div>
  );
}
