import type { ReactNode } from "react";
import { LogoMark } from "./logo.tsx";

interface MessagePageProps {
  heading: string;
  children: ReactNode;
  /** Buttons or links for the next step. */
  actions: ReactNode;
}

/** A page with a single message: nothing here, something went wrong, no connection. */
export function MessagePage({ heading, children, actions }: MessagePageProps) {
  return (
    <section className="mx-auto flex w-full max-w-160 flex-col items-start px-5 py-16 sm:px-8 lg:py-28">
      <span className="grid size-16 place-items-center rounded-full bg-fern-50 text-fern-700">
        <LogoMark className="h-9 w-auto" />
      </span>
      <h1 className="mt-6 text-4xl">{heading}</h1>
      <div className="mt-4 max-w-measure text-lg text-ink-700">{children}</div>
      <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
    </section>
  );
}
