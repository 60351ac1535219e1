import { limitationWords, listAvoidedMovements } from "../movement/limitation-words.ts";
import type { Limitation } from "../movement/limitations.ts";
import type { MovementReading } from "./movement-vocabulary.ts";
import { joinUnique, type Sentence } from "./sentences.ts";

/** Tells a person what the gate excludes because of their limitations. */
export function describeMovementReading({ understood, notUnderstood }: MovementReading): Sentence[] {
  const sure = understood.filter(({ isGuess }) => !isGuess).flatMap(({ meanings }) => meanings);
  const guesses = understood.filter(({ isGuess }) => isGuess);
  if (understood.length + notUnderstood.length === 0) {
    return [{ kind: "nothing", text: "We found nothing to be careful about in what you wrote." }];
  }
  return [
    ...(sure.length === 0
      ? []
      : [
          {
            kind: "understood" as const,
            text: `This is about: ${describeLimitations(sure)}. We'll keep out: ${describeAvoidedMovements(sure)}.`,
          },
        ]),
    ...guesses.map(({ text, meanings }) => ({
      kind: "guessed" as const,
      text: `We took “${text}” to be about: ${describeLimitations(meanings)}. We'll keep out: ${describeAvoidedMovements(meanings)}. To be sure, we'll suggest only gentle movement.`,
    })),
    ...notUnderstood.map((term) => ({
      kind: "not-understood" as const,
      text: `We don't know “${term}”, so we'll suggest only gentle movement.`,
    })),
  ];
}

function describeLimitations(limitations: readonly Limitation[]): string {
  return joinUnique(limitations.map((limitation) => limitationWords[limitation]));
}

function describeAvoidedMovements(limitations: readonly Limitation[]): string {
  return joinUnique(limitations.flatMap(listAvoidedMovements));
}
