import type { Meaning } from "../meanings.ts";
import type { TextReading, UnderstoodPhrase, UnknownPhrase } from "../read-phrases.ts";
import type { Token } from "../tokens.ts";
import type { ToldField } from "../told.ts";
import type { PieceReader } from "./pieces.ts";

/** Reads a part of a prompt as it reads an answer. */
export interface Reader extends PieceReader {
  readonly field: ToldField;
  readonly read: (tokens: readonly Token[], field?: ToldField) => TextReading;
}

export interface Found {
  readonly field: ToldField;
  readonly understood: readonly UnderstoodPhrase[];
  readonly unknown: readonly UnknownPhrase[];
}

export function hasMeaning({ understood }: TextReading): boolean {
  return understood.some(({ meanings }) => meanings.length > 0);
}

/** Something to eat or to do, not only who it is for. */
export function hasObject({ understood }: TextReading): boolean {
  return understood.some(({ meanings }) => meanings.some((meaning) => !isCondition(meaning)));
}

export function keepUnderstood({ understood }: TextReading, field: ToldField): Found[] {
  return understood.length === 0 ? [] : [{ field, understood, unknown: [] }];
}

export function isCondition(meaning: Meaning): boolean {
  return meaning.kind === "condition";
}
