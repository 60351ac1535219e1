import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { inputStyle } from "./control-style.ts";
import { cx } from "./cx.ts";
import { Field, type FieldText } from "./field.tsx";

export type ComboboxOption = {
  readonly key: string;
  readonly label: string;
  /** A word or two about the option. */
  readonly detail?: string;
};

type ComboboxProps<Option extends ComboboxOption> = Omit<FieldText, "labelAside"> & {
  /** What is typed, and the options that fit it. */
  text: string;
  onTextChange: (text: string) => void;
  options: readonly Option[];
  onChoose: (option: Option) => void;
  placeholder?: string;
  /** The state of the search, such as "Searching…"; shown and announced. */
  message?: string | null;
  /** Ignores choices while an earlier one is being saved. */
  isWithheld?: boolean;
};

/** A search field with a list below it. Arrows move through the list, Enter chooses, Escape closes the list and then clears the text. */
export function Combobox<Option extends ComboboxOption>({
  text,
  onTextChange,
  options,
  onChoose,
  placeholder,
  message = null,
  isWithheld = false,
  ...field
}: ComboboxProps<Option>) {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [isClosed, setIsClosed] = useState(false);
  const isOpen = options.length > 0 && !isClosed;
  const activeAt = isOpen ? options.findIndex(({ key }) => key === activeKey) : -1;
  const optionId = (at: number) => `${listId}-${at}`;

  // On a phone the list would open behind the keyboard or a bar at the bottom.
  useEffect(() => {
    if (isOpen && document.activeElement === input.current)
      list.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);

  function choose(option: Option | undefined) {
    if (option !== undefined && !isWithheld) onChoose(option);
  }

  function type(next: string) {
    setIsClosed(false);
    setActiveKey(null);
    onTextChange(next);
  }

  /** Past either end the highlight returns to the text itself. */
  function move(step: 1 | -1) {
    setIsClosed(false);
    const count = options.length + 1;
    const next = ((activeAt + 1 + step + count) % count) - 1;
    setActiveKey(options[next]?.key ?? null);
    list.current?.children[next]?.scrollIntoView({ block: "nearest" });
  }

  function close(): boolean {
    if (isOpen) setIsClosed(true);
    else if (text !== "") type("");
    else return false;
    return true;
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp":
        if (options.length > 0) move(event.key === "ArrowDown" ? 1 : -1);
        break;
      case "Enter":
        choose(options[activeAt]);
        break;
      case "Escape":
        if (!close()) return;
        break;
      default:
        return;
    }
    // Enter never submits the form around the field.
    event.preventDefault();
  }

  return (
    <Field {...field}>
      {(control) => (
        <>
          <div className="relative">
            <input
              {...control}
              ref={input}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              aria-activedescendant={activeAt < 0 ? undefined : optionId(activeAt)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={placeholder}
              value={text}
              onChange={(event) => type(event.target.value)}
              onKeyDown={pressKey}
              className={cx(inputStyle, "min-h-12 text-ellipsis py-2.5 pr-4 pl-11 text-base")}
            />
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 left-4 size-4.5 -translate-y-1/2 text-ink-500"
            />
          </div>
          <p role="status" className={cx("text-ink-500 text-sm", message ? "mt-2" : "sr-only")}>
            {message ?? (isOpen ? countOptions(options.length) : "")}
          </p>
          {isOpen && (
            <ul
              ref={list}
              id={listId}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a combobox, whose focus stays in the input
              role="listbox"
              aria-label="Matches"
              className="mt-2 max-h-60 overflow-y-auto overscroll-contain rounded-control border border-line bg-card p-1.5"
            >
              {options.map((option, at) => (
                // biome-ignore lint/a11y/useFocusableInteractive: the input has the focus and names the active option
                // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input, which has the focus
                <li
                  key={option.key}
                  id={optionId(at)}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see above
                  role="option"
                  aria-selected={at === activeAt}
                  // The input keeps the focus, and with it the keyboard of a phone.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                  className={cx(
                    "flex min-h-11 cursor-pointer select-none items-center justify-between gap-4 rounded-[0.5rem] px-3 py-2 hover:bg-fern-50",
                    at === activeAt && "bg-fern-50 ring-2 ring-fern-700 ring-inset",
                  )}
                >
                  <span className="wrap-anywhere min-w-0">{option.label}</span>
                  {option.detail && <span className="shrink-0 text-ink-500 text-sm">{option.detail}</span>}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}

function countOptions(count: number): string {
  return count === 1 ? "1 match" : `${count} matches`;
}
