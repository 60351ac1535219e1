import { paths } from "@fernwell/contract/paths";
import { longestSearch } from "@fernwell/contract/search";
import { Search } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { useDebounced } from "#app/lib/use-debounced.ts";
import { inputStyle } from "#app/ui/control-style.ts";
import { cx } from "#app/ui/cx.ts";
import { BeforeTyping } from "./before-typing.tsx";
import { FoundList } from "./found-list.tsx";
import { listRows } from "./found-rows.ts";
import { NothingListed } from "./nothing-listed.tsx";
import { readQuery } from "./query.ts";
import { rememberSearch } from "./recent-searches.ts";
import { useSearch } from "./search.api.ts";
import { SearchFailure } from "./search-failure.tsx";
import { useActiveRow } from "./use-active-row.ts";
import { WaitingRows } from "./waiting-rows.tsx";
import { countFound, describeFound, searchHint } from "./wording.ts";

interface LiveSearchProps {
  /** A result was followed, or all of them are wanted. */
  onLeave: () => void;
  closeButton: ReactNode;
}

const typingPauseMs = 120;
const rowsInGroup = 4;

/** A field, and below it what is found while one types. */
export function LiveSearch({ onLeave, closeButton }: LiveSearchProps) {
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const query = readQuery(text);
  const sent = useDebounced(query, typingPauseMs);
  const found = useSearch({ query: sent, pageSize: rowsInGroup });
  const groups = query === "" || sent === "" ? undefined : found.data;
  const isCurrent = query === sent && !found.isPlaceholderData;
  const hasList = groups !== undefined && countFound(groups) > 0;
  const allPath = paths.search(query);
  const rowPaths = hasList ? [...groups.flatMap(listRows).map(({ to }) => to), allPath] : [];
  const toId = (path: string) => `${listId} ${path}`;
  const { activeId, reset, pressKey } = useActiveRow(rowPaths.map(toId), () => {
    if (query === "") return;
    leave();
    void navigate(allPath);
  });

  function leave() {
    rememberSearch(query);
    onLeave();
  }

  function type(next: string) {
    reset();
    setText(next);
  }

  function focusField() {
    input.current?.focus();
  }

  function showBody() {
    if (query === "") {
      return (
        <BeforeTyping
          onChoose={(chosen) => {
            type(chosen);
            focusField();
          }}
          focusField={focusField}
        />
      );
    }
    if (groups === undefined) {
      if (!found.error) return <WaitingRows />;
      return <SearchFailure error={found.error} onRetry={() => void found.refetch()} />;
    }
    return <NothingListed groups={groups} query={sent} allPath={allPath} onFollow={leave} />;
  }

  return (
    <>
      <div className="flex items-center gap-2 border-line border-b p-3">
        <div className="relative min-w-0 grow">
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label="Search"
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={hasList ? listId : undefined}
            aria-activedescendant={activeId ?? undefined}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            spellCheck={false}
            maxLength={longestSearch}
            placeholder={searchHint}
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={pressKey}
            className={cx(inputStyle, "min-h-12 text-ellipsis py-2.5 pr-4 pl-11 text-base")}
          />
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-4 size-4.5 -translate-y-1/2 text-ink-500"
          />
        </div>
        {closeButton}
      </div>
      <p role="status" className="sr-only">
        {groups && isCurrent ? describeFound(groups, sent) : ""}
      </p>
      {hasList ? (
        <FoundList id={listId} {...{ groups, query, allPath, activeId, toId }} onFollow={leave} />
      ) : (
        <div className="min-h-0 overflow-y-auto overscroll-contain p-4">{showBody()}</div>
      )}
    </>
  );
}
