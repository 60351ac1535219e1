import { type ReactNode, useId } from "react";

export function Piece({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  const id = useId();

  return (
    <section data-piece={name} aria-labelledby={id} className="border-line border-t py-12">
      <h2 id={id} className="mb-8 text-2xl">
        {title}
      </h2>
      <div className="space-y-8">{children}</div>
    </section>
  );
}

export function Specimens({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-x-8 gap-y-10 md:grid-cols-2 xl:grid-cols-3">{children}</div>;
}

export function Specimen({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-3 text-ink-500 text-sm">{caption}</p>
      {children}
    </div>
  );
}
