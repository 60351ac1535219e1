/** Phrases as they are listed, parted by commas. */
function split(phrases: string): string[] {
  return phrases.split(",").map((phrase) => phrase.trim());
}

export type PhraseEntry<Meaning> = readonly [phrase: string, meanings: readonly Meaning[]];

/** Every phrase of a list, with one meaning. */
export function phrasesFor<const Meaning>(phrases: string, meaning: Meaning): PhraseEntry<Meaning>[] {
  return split(phrases).map((phrase) => [phrase, [meaning]]);
}

/** Every phrase of a table, with the value that it stands under. */
export function phrasesByValue<Value extends string, const Meaning>(
  table: Readonly<Record<Value, string>>,
  toMeaning: (value: Value) => Meaning,
): PhraseEntry<Meaning>[] {
  return (Object.keys(table) as Value[]).flatMap((value) => phrasesFor(table[value], toMeaning(value)));
}
