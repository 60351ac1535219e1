import type { ReactNode } from "react";
import { EmptyMotif, type Motif } from "./empty-motif.tsx";
import type { Tone } from "./tone.ts";

type EmptyStateProps = {
  sentence: string;
  nextStep?: string;
  action?: ReactNode;
  motif?: Motif;
  tone?: Tone;
};

export function EmptyState({ sentence, nextStep, action, motif = "leaf", tone = "fern" }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-12 text-center">
      <EmptyMotif motif={motif} tone={tone} />
      <p className="mt-6 max-w-96 font-display font-medium text-xl text-balance text-ink-900">{sentence}</p>
      {nextStep && <p className="mt-2 max-w-96 text-balance text-ink-700">{nextStep}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
