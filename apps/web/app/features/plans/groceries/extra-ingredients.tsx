import { classifyIngredient, groupRows } from "@fernwell/domain/grocery/ingredient-groups";
import { X } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";

const maxNameLength = 120;

interface ExtraIngredientsProps {
  extras: readonly string[];
  onChange: (extras: readonly string[]) => void;
}

/** Anything else to buy, under the same headings as the list above. A name is listed only once. */
export function ExtraIngredients({ extras, onChange }: ExtraIngredientsProps) {
  const [text, setText] = useState("");
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const groups = groupRows(extras.map((name) => ({ name, group: classifyIngredient(name) })));

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
      <div className="divide-y divide-line">
        {groups.map(({ group, label, rows }) => (
          <div key={group} className="pt-3 pb-1.5">
            <h4 id={`${id}-${group}`} className="px-5 font-sans font-semibold text-ink-500 text-sm">
              {label}
            </h4>
            <ul aria-labelledby={`${id}-${group}`}>
              {rows.map(({ name }) => (
                <li key={name} className="flex items-center justify-between gap-3 pr-3 pl-5">
                  <span className="wrap-anywhere min-w-0 py-2 font-medium">{name}</span>
                  <IconButton
                    label={`Delete ${name}`}
                    icon={X}
                    onClick={() => remove(name)}
                    className="print:hidden"
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <form onSubmit={add} className="grid grid-cols-[1fr_auto] items-end gap-3 px-5 py-4 print:hidden">
        <div className="min-w-0">
          <TextField
            ref={inputRef}
            label="Add something else"
            hideLabel
            placeholder="Anything else?"
            maxLength={maxNameLength}
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
