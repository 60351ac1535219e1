import { Check, ChevronDown, ChevronUp } from "lucide-react";
import * as Select from "radix-ui/select";
import { type Ref, useState } from "react";
import { type Choice, findValue } from "./choice.ts";
import { controlStyle } from "./control-style.ts";
import { cx } from "./cx.ts";
import { Field, type FieldText } from "./field.tsx";

type SelectFieldProps<Value extends string> = FieldText & {
  choices: readonly Choice<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
};

export function SelectField<Value extends string>({
  choices,
  value,
  onValueChange,
  placeholder = "Choose one",
  disabled = false,
  name,
  onBlur,
  ref,
  ...text
}: SelectFieldProps<Value>) {
  const [open, setOpen] = useState(false);
  const chosen = choices.find((choice) => choice.value === value);

  function choose(raw: string) {
    const next = findValue(choices, raw);
    if (next !== undefined) onValueChange(next);
  }

  // Focus moves into the list while it is open, which does not count as leaving the field.
  function blur() {
    if (!open) onBlur?.();
  }

  return (
    <Field {...text}>
      {(control) => (
        <Select.Root
          open={open}
          onOpenChange={setOpen}
          value={value ?? ""}
          onValueChange={choose}
          disabled={disabled}
          name={name}
        >
          <Select.Trigger {...control} ref={ref} onBlur={blur} className={triggerStyle}>
            <span className="min-w-0 truncate">
              <Select.Value placeholder={placeholder}>{chosen?.short ?? chosen?.label}</Select.Value>
            </span>
            <Select.Icon className="shrink-0 transition-transform duration-200 ease-out group-data-[state=open]:rotate-180">
              <ChevronDown className="size-5 text-ink-500" />
            </Select.Icon>
          </Select.Trigger>
          <SelectList choices={choices} />
        </Select.Root>
      )}
    </Field>
  );
}

const triggerStyle = cx(
  controlStyle,
  "group flex min-h-12 items-center justify-between gap-3 py-2.5 pr-3.5 pl-4 text-left text-base data-[state=open]:border-fern-700 data-placeholder:text-ink-500",
);

function SelectList({ choices }: { choices: readonly Choice<string>[] }) {
  return (
    <Select.Portal>
      <Select.Content
        position="popper"
        sideOffset={6}
        collisionPadding={12}
        className="z-50 max-h-[min(22rem,var(--radix-select-content-available-height))] min-w-(--radix-select-trigger-width) max-w-[max(var(--radix-select-trigger-width),16rem)] overflow-hidden rounded-control border border-line bg-card shadow-raised transition-[opacity,translate] duration-150 ease-out starting:-translate-y-1 starting:opacity-0"
      >
        <Select.ScrollUpButton className="grid h-7 place-items-center text-ink-500">
          <ChevronUp className="size-4" />
        </Select.ScrollUpButton>
        <Select.Viewport className="p-1.5">
          {choices.map((choice) => (
            <Select.Item
              key={choice.value}
              value={choice.value}
              textValue={choice.searchText ?? choice.label}
              disabled={choice.disabled ?? false}
              className={itemStyle}
            >
              <span className="min-w-0">
                <Select.ItemText>
                  {choice.label}
                  {choice.detail && (
                    <span className="block font-normal text-ink-500 text-sm">{choice.detail}</span>
                  )}
                </Select.ItemText>
              </span>
              <Select.ItemIndicator className="shrink-0">
                <Check className="size-5 text-fern-700" />
              </Select.ItemIndicator>
            </Select.Item>
          ))}
        </Select.Viewport>
        <Select.ScrollDownButton className="grid h-7 place-items-center text-ink-500">
          <ChevronDown className="size-4" />
        </Select.ScrollDownButton>
      </Select.Content>
    </Select.Portal>
  );
}

const itemStyle = cx(
  "flex min-h-11 cursor-pointer select-none items-center justify-between gap-4 rounded-[0.5rem] px-3 py-2 outline-none",
  "data-highlighted:bg-fern-50 data-[state=checked]:font-semibold",
  "data-disabled:cursor-not-allowed data-disabled:text-ink-500",
);
