function split(phrases: string): string[] {
  return phrases.split(",").map((phrase) => phrase.trim());
}

export type PhraseEntry<Meaning> = readonly [phrase: string, meanings: readonly Meaning[]];

/** Gives every phrase of a comma-separated list one meaning. */
export function listPhrases<const Meaning>(phrases: string, meaning: Meaning): PhraseEntry<Meaning>[] {
  return split(phrases).map((phrase) => [phrase, [meaning]]);
}

/** Gives every phrase of a table the meaning of its key. */
export function listPhrasesByValue<Value extends string, const Meaning>(
  table: Readonly<Record<Value, string>>,
  toMeaning: (value: Value) => Meaning,
): PhraseEntry<Meaning>[] {
  return (Object.keys(table) as Value[]).flatMap((value) => listPhrases(table[value], toMeaning(value)));
}
