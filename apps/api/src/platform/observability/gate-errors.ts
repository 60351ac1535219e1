import type { ItemKind } from "@fernwell/domain/item-kind";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import { type Gate, type GateCatalogue, openGate } from "@fernwell/domain/safety/gate";

/** The gate could not decide, so the request is refused. Operators are told apart from other failures. */
export class GateError extends Error {
  readonly kind: ItemKind;

  constructor(kind: ItemKind, cause: unknown) {
    super("the gate failed", { cause });
    this.name = "GateError";
    this.kind = kind;
  }
}

/** For a step that the gate's decision rests on. */
export function watchGate<Result>(kind: ItemKind, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    throw new GateError(kind, error);
  }
}

/** The gate, whose failures are GateErrors. */
export function openWatchedGate<Kind extends ItemKind>(
  catalogue: GateCatalogue,
  person: PersonContext<Kind>,
): Gate<Kind> {
  const { kind } = person;
  const gate = watchGate(kind, () => openGate(catalogue, person));
  return {
    questions: gate.questions,
    withheld: gate.withheld,
    judge: (item) => watchGate(kind, () => gate.judge(item)),
    judgeAll: (among) => watchGate(kind, () => gate.judgeAll(among)),
    listWishes: () => watchGate(kind, () => gate.listWishes()),
  };
}
