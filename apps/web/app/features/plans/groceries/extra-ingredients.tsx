import { X } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";

const longestName = 120;

interface ExtraIngredientsProps {
  extras: readonly string[];
  onChange: (extras: readonly string[]) => void;
}

/** What else is to be bought; a name that is on the list already is not put there twice. */
export function ExtraIngredients({ extras, onChange }: ExtraIngredientsProps) {
  const [text, setText] = useState("");
  const inputRef = useRef<HTMLInputElement>(null);

  function add(event: FormEvent) {
    event.preventDefault();
    const name = text.trim();
    if (name === "") return;
    if (!extras.includes(name)) onChange([...extras, name]);
    setText("");
  }

  function remove(name: string) {
    onChange(extras.filter((one) => one !== name));
    inputRef.current?.focus();
  }

  return (
    <div className="mt-5">
      <h3 className="bg-clay-50 px-5 py-2 font-sans font-semibold text-clay-700 text-sm">
        Extra Ingredients
      </h3>
      {extras.length > 0 && (
        <ul className="divide-y divide-line">
          {extras.map((name) => (
            <li key={name} className="flex items-center justify-between gap-3 py-1.5 pr-3 pl-5">
              <span className="wrap-anywhere min-w-0">{name}</span>
              <button
                type="button"
                onClick={() => remove(name)}
                className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-ink-500 hover:bg-line/50 hover:text-ink-900 print:hidden"
              >
                <X aria-hidden className="size-4.5" />
                <span className="sr-only">Delete {name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add} className="grid grid-cols-[1fr_auto] items-end gap-3 px-5 py-4 print:hidden">
        <div className="min-w-0">
          <TextField
            ref={inputRef}
            label="Add something else"
            hideLabel
            placeholder="Something else to buy"
            maxLength={longestName}
            autoComplete="off"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        </div>
        <Button type="submit" variant="secondary">
          <span className="whitespace-nowrap">Add in List</span>
        </Button>
      </form>
    </div>
  );
}
