import { classifyIngredient, ingredientGroupLabels } from "@fernwell/domain/grocery/ingredient-groups";
import { Plus } from "lucide-react";
import { type FormEvent, type RefObject, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";

const maxNameLength = 120;

interface AddRowProps {
  inputRef: RefObject<HTMLInputElement | null>;
  onAdd: (name: string) => void;
}

/** Stays at the thumb. Says under which section the words will go. */
export function AddRow({ inputRef, onAdd }: AddRowProps) {
  const [text, setText] = useState("");
  const name = text.trim();

  function add(event: FormEvent) {
    event.preventDefault();
    if (name === "") return;
    onAdd(name);
    setText("");
  }

  return (
    <form
      onSubmit={add}
      data-at-foot
      className="sticky bottom-(--foot) z-10 -mx-5 mt-6 border-line border-t bg-paper/95 px-5 py-3 backdrop-blur-md sm:-mx-8 sm:px-8 print:hidden"
    >
      <p aria-live="polite" className="text-ink-500 text-sm">
        {name !== "" && `Goes under ${ingredientGroupLabels[classifyIngredient(name)]}`}
      </p>
      <div className="grid grid-cols-[1fr_auto] items-end gap-3">
        <TextField
          ref={inputRef}
          label="Add something else"
          hideLabel
          placeholder="Anything else?"
          maxLength={maxNameLength}
          autoComplete="off"
          enterKeyHint="done"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" iconBefore={<Plus />}>
          Add
        </Button>
      </div>
    </form>
  );
}
