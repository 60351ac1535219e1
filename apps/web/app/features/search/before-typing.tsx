import { History, Search, X } from "lucide-react";
import { useId, useRef } from "react";
import { flushSync } from "react-dom";
import { chipStyle } from "#app/ui/chip-style.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { forgetSearch, forgetSearches, useRecentSearches } from "./recent-searches.ts";
import { exampleQueries } from "./wording.ts";

interface BeforeTypingProps {
  onChoose: (query: string) => void;
  /** Called when the last recent search has been removed, and its button with it. */
  focusField: () => void;
}

/** What can be searched for without typing: what was searched for before, and examples. */
export function BeforeTyping({ onChoose, focusField }: BeforeTypingProps) {
  const recent = useRecentSearches();

  return (
    <div className="grid grid-cols-1 gap-6">
      {recent.length > 0 && <Recent recent={recent} onChoose={onChoose} focusField={focusField} />}
      <Examples onChoose={onChoose} />
    </div>
  );
}

function Recent({ recent, onChoose, focusField }: BeforeTypingProps & { recent: readonly string[] }) {
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);

  /** The focus moves on to what has taken the place of the removed search. */
  function remove(query: string, at: number) {
    flushSync(() => forgetSearch(query));
    const buttons = list.current?.querySelectorAll<HTMLElement>("[data-remove]") ?? [];
    const next = buttons[Math.min(at, buttons.length - 1)];
    if (next) next.focus();
    else focusField();
  }

  function removeAll() {
    forgetSearches();
    focusField();
  }

  return (
    <section aria-labelledby={headingId}>
      <div className="flex items-center justify-between gap-4">
        <h2 id={headingId} className="text-lg">
          Recent searches
        </h2>
        <TextButton onClick={removeAll}>Remove all</TextButton>
      </div>
      <ul ref={list} className="mt-2">
        {recent.map((query, at) => (
          <li key={query} className="flex items-center gap-2">
            <button
              type="button"
              onClick={() => onChoose(query)}
              className="flex min-h-11 min-w-0 grow items-center gap-3 rounded-control px-2 text-left hover:bg-fern-50"
            >
              <History aria-hidden className="size-4.5 shrink-0 text-ink-500" />
              <span className="min-w-0 truncate">{query}</span>
            </button>
            <IconButton data-remove label={`Remove “${query}”`} icon={X} onClick={() => remove(query, at)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Examples({ onChoose }: Pick<BeforeTypingProps, "onChoose">) {
  const headingId = useId();

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="text-lg">
        You could try
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {exampleQueries.map((query) => (
          <li key={query}>
            <button
              type="button"
              onClick={() => onChoose(query)}
              className={chipStyle({ checked: false, disabled: false }, "fern")}
            >
              <Search aria-hidden className="size-4 shrink-0 text-ink-500" />
              {query}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
