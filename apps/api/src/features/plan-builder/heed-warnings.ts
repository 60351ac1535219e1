import type { ItemKind } from "@fernwell/domain/item-kind";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import { type Chip, needChip } from "@fernwell/domain/planning/chips/chip";
import type { SecondReading } from "@fernwell/domain/planning/prompt/second-reading";
import { blocks, joinReadings } from "@fernwell/domain/safety/read-told";
import { readWarnings } from "@fernwell/domain/safety/warnings/read-warnings";
import { splitWords } from "@fernwell/domain/safety/words";
import type { Snapshot } from "../catalogue/catalogue.types.ts";

/** What a prompt says must stay out, beside what the person has told us. */
export interface HeededWarnings<Kind extends ItemKind> {
  /** The person, as if the prompt were among the answers. */
  readonly person: PersonContext<Kind>;
  readonly chips: readonly Chip[];
  /** Words of the prompt that have to be explained before anything is chosen. */
  readonly unknown: readonly string[];
  /** Conditions that the prompt names, whose limits the person has not accepted. */
  readonly notAccepted: readonly string[];
}

export function heedWarnings<Kind extends ItemKind>(
  { vocabulary, vocabularyVersion, readTold }: Snapshot,
  person: PersonContext<Kind>,
  prompt: string,
  second: SecondReading | null,
): HeededWarnings<Kind> {
  const { kind, told } = person;
  const warnings = readWarnings(prompt, kind, told, vocabulary);
  const ofModel = second === null ? [] : [readWarnings(writeNeeds(second), kind, told, vocabulary).reading];
  const own = readTold(told, person.reading);
  const reading = [warnings.reading, ...ofModel].reduce(joinReadings, own);
  // What they told us in their answers too has been asked about there.
  const toldWords = new Set(Object.values(told.texts).flatMap((text) => splitWords(text)));
  const unknown = warnings.unknown.filter(
    ({ phrase }) => !phrase.split(" ").every((word) => toldWords.has(word)),
  );
  return {
    person: { ...person, reading: { version: vocabularyVersion, reading } },
    unknown: unknown.map(({ written }) => written),
    notAccepted: reading.questions.flatMap((question) =>
      question.kind === "limits" && blocks(question, kind) && !own.questions.some((each) => each === question)
        ? [question.condition.name]
        : [],
    ),
    chips: [
      ...warnings.understood.flatMap(({ written, phrase, meanings }) =>
        meanings.length === 0 ? [] : [needChip(`told:${phrase}`, `with “${written}” in mind`)],
      ),
      ...unknown.map(({ written, phrase }) => needChip(`unknown:${phrase}`, `${written}?`)),
    ],
  };
}

/** A model's words can only keep out more. */
function writeNeeds({ needs, refused }: SecondReading): string {
  return [...needs, ...refused.map((thing) => `no ${thing}`)].join("\n");
}

/** Adds what else a prompt says to the chips of its wishes, without saying a word twice. */
export function addChips(wishes: readonly Chip[], warnings: readonly Chip[]): readonly Chip[] {
  const listNamed = (chips: readonly Chip[]) => new Set(chips.flatMap(({ text }) => splitWords(text)));
  const refused = listNamed(wishes.filter(({ isNeed }) => isNeed));
  const asked = listNamed(warnings.filter(({ id }) => id.startsWith("unknown:")));
  const isSaid = ({ id }: Chip) =>
    id.startsWith("told:") && splitWords(id.slice(5)).every((word) => refused.has(word));
  return [
    ...wishes.filter(
      ({ id }) => !(id.startsWith("no:") && splitWords(id.slice(3)).every((word) => asked.has(word))),
    ),
    ...warnings.filter((chip) => !isSaid(chip)),
  ];
}
