import { CircleCheck, CircleHelp, Info, type LucideIcon, ShieldCheck } from "lucide-react";
import { useDebounced } from "#app/lib/use-debounced.ts";
import { cx } from "#app/ui/cx.ts";
import type { TextQuestion } from "../preferences.api.ts";
import { type Sentence, useSentences } from "./use-sentences.ts";

const checkedLater = "We'll check what you wrote when you save it.";

/** Longer than a pause in typing, so that a screen reader does not interrupt the person. */
const announcementDelayMs = 1500;

/** Shows what we understand of a text while the person is typing it. */
export function Understood({ question, text }: { question: TextQuestion; text: string }) {
  const { sentences, hasFailed } = useSentences(question, text);
  const spoken = hasFailed ? checkedLater : sentences.map((sentence) => sentence.text).join(" ");

  return (
    <>
      <p role="status" className="sr-only">
        {useDebounced(spoken, announcementDelayMs)}
      </p>
      {hasFailed && <p className="mt-2 text-ink-500 text-sm">{checkedLater}</p>}
      {sentences.length > 0 && (
        <ul aria-label="What we understood" className="mt-3 grid gap-2">
          {sentences.map((sentence) => (
            <UnderstoodSentence key={sentence.text} {...sentence} />
          ))}
        </ul>
      )}
    </>
  );
}

function UnderstoodSentence({ kind, text }: Sentence) {
  const { icon: Icon, surface, accent, lead } = looks[kind];

  return (
    <li className={cx("flex gap-2.5 rounded-control px-3.5 py-2.5 text-ink-900 text-sm", surface)}>
      <Icon aria-hidden="true" className={cx("mt-0.5 size-4.5 shrink-0", accent)} />
      <span className="wrap-anywhere min-w-0">
        {lead && <strong className="font-semibold">{lead} </strong>}
        {text}
      </span>
    </li>
  );
}

interface Look {
  readonly icon: LucideIcon;
  readonly surface: string;
  readonly accent: string;
  readonly lead?: string;
}

const looks: Record<Sentence["kind"], Look> = {
  understood: { icon: CircleCheck, surface: "bg-fern-50", accent: "text-fern-700" },
  guessed: { icon: CircleHelp, surface: "bg-sun-50", accent: "text-sun-700", lead: "Please check:" },
  "not-understood": {
    icon: ShieldCheck,
    surface: "border border-line-strong bg-card",
    accent: "text-ink-700",
  },
  nothing: { icon: Info, surface: "border border-line bg-card", accent: "text-ink-500" },
};
