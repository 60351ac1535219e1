import type { ReactNode } from "react";
import { useId } from "react";
import { FieldError } from "#app/ui/field-error.tsx";

interface QuestionCardProps {
  readonly heading: ReactNode;
  /** Why the last reply was not stored. */
  readonly failure: string | undefined;
  readonly children: ReactNode;
}

/** The frame of one question. It takes the focus as a whole, so that the question is read out. */
export function QuestionCard({ heading, failure, children }: QuestionCardProps) {
  const id = useId();

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend over its border
    <div
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      data-question=""
      className="min-w-0 rounded-card border border-line bg-card p-4 text-ink-900 transition-[opacity,translate] duration-200 ease-out starting:translate-y-1 starting:opacity-0 sm:p-5"
    >
      <p id={id} className="wrap-anywhere font-display font-medium text-lg">
        {heading}
      </p>
      {children}
      <FieldError id={`${id}-error`} message={failure} />
    </div>
  );
}
