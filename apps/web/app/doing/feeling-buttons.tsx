import type { Feeling } from "@fernwell/contract/activities";
import { Annoyed, Laugh, type LucideIcon, Smile } from "lucide-react";
import { useId } from "react";
import { cx } from "#app/ui/cx.ts";

interface FeelingButtonsProps {
  /** "How was it?" */
  question: string;
  words: Readonly<Record<Feeling, string>>;
  felt: Feeling | null;
  onChoose: (felt: Feeling) => void;
}

const faces: readonly { readonly feeling: Feeling; readonly icon: LucideIcon }[] = [
  { feeling: "too_hard", icon: Annoyed },
  { feeling: "right", icon: Smile },
  { feeling: "too_easy", icon: Laugh },
];

/** How it was, in one touch. Another touch changes it. */
export function FeelingButtons({ question, words, felt, onChoose }: FeelingButtonsProps) {
  const questionId = useId();

  return (
    <section aria-labelledby={questionId}>
      <h2 id={questionId} className="text-2xl">
        {question}
      </h2>
      <div className="mt-4 grid grid-cols-3 gap-2.5 sm:gap-4">
        {faces.map(({ feeling, icon: Icon }) => (
          <button
            key={feeling}
            type="button"
            aria-pressed={felt === feeling}
            onClick={() => onChoose(feeling)}
            className={cx(
              "flex min-h-28 flex-col items-center justify-center gap-2 rounded-card border px-2 py-4 font-semibold leading-snug transition-transform duration-150 ease-out active:scale-[0.98]",
              felt === feeling
                ? "border-fern-700 bg-fern-700 text-on-accent"
                : "border-line-strong bg-card text-ink-900 hover:border-fern-700 hover:bg-fern-50",
            )}
          >
            <Icon aria-hidden className="size-9 shrink-0" strokeWidth={1.75} />
            {words[feeling]}
          </button>
        ))}
      </div>
    </section>
  );
}
