import type { ReactNode } from "react";

export type Choice<Value extends string> = {
  value: Value;
  label: string;
  detail?: string;
  /** Shown by a closed select that has no room for the label. */
  short?: string;
  /** What to type to find it in a select, if the label starts differently. */
  searchText?: string;
  icon?: ReactNode;
  disabled?: boolean;
};

/** Headless components return values as plain strings; this restores the type. */
export function findValue<Value extends string>(
  choices: readonly Choice<Value>[],
  raw: string,
): Value | undefined {
  return choices.find((choice) => choice.value === raw)?.value;
}
