import type { ReactNode } from "react";

/** One answer that a person may choose. */
export type Choice<Value extends string> = {
  value: Value;
  label: string;
  detail?: string;
  /** What a closed select shows, where there is no room for the label. */
  short?: string;
  /** What is typed to find it in a select, where that is not how the label begins. */
  searchText?: string;
  icon?: ReactNode;
  disabled?: boolean;
};

/** The headless pieces hand values back as plain strings: this finds what they stood for. */
export function findValue<Value extends string>(
  choices: readonly Choice<Value>[],
  raw: string,
): Value | undefined {
  return choices.find((choice) => choice.value === raw)?.value;
}
