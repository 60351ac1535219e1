import type { ItemKind } from "@fernwell/domain/item-kind";
import { getLatestToday } from "@fernwell/domain/people/birth-date";
import { isMinor } from "@fernwell/domain/people/minor";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import type { UserId } from "@fernwell/domain/people/user-id";
import { type AnswersByKind, noAnswers } from "@fernwell/domain/recommend/answers";
import type { VersionedReading } from "@fernwell/domain/safety/stored-reading";
import type { Told } from "@fernwell/domain/safety/told";
import type { Deps } from "../../deps.ts";
import type { Queryable, Transaction } from "../../platform/db/db.ts";
import { watchGate } from "../../platform/observability/gate-errors.ts";
import type { ToldReader } from "../catalogue/catalogue.types.ts";
import { parseFeedback } from "../feedback/feedback.service.ts";
import { parseAnswers } from "./answers.ts";
import {
  deleteReading,
  findGateInput,
  findPersonRow,
  type GateInput,
  parseGateInput,
  type ReadingRow,
  storedParts,
} from "./preferences.queries.ts";
import { findCurrentReading, hasText, readAnew, storeReading } from "./told-readings.ts";

/** With the transaction that the query is part of, where there is one. */
type ContextDeps = Pick<Deps, "clock" | "catalogue"> & { readonly db: Queryable };

export async function getPersonContext<Kind extends ItemKind>(
  deps: ContextDeps,
  userId: UserId,
  kind: Kind,
): Promise<PersonContext<Kind>> {
  const { gateInput, feedback } = await findPersonRow(deps.db, userId, kind);
  return readGateInput(deps, userId, kind, gateInput, feedback);
}

/** For a query that has already fetched it. The feedback is for those who suggest something. */
export async function readGateInput<Kind extends ItemKind>(
  { db, clock, catalogue }: ContextDeps,
  userId: UserId,
  kind: Kind,
  input: string | null,
  feedback: string | null = null,
): Promise<PersonContext<Kind>> {
  const row = watchGate(kind, () => parseGateInput(input));
  const stored = watchGate(kind, () => readStoredAnswers(row));
  const told = readTold(stored, row);
  const reading = hasText(told)
    ? await getReading(db, userId, {
        reader: catalogue.requireSnapshot(),
        kind,
        told,
        row: row.storedReading,
      })
    : null;
  return {
    kind,
    answers: watchGate(kind, () => stored[kind]),
    told,
    ...(reading && { reading }),
    isMinor: isMinor(row.bornOn, getLatestToday(clock.now())),
    feedback: parseFeedback(feedback),
  };
}

/** An import, or a server of the release before, may have outdated what is stored. Then it is read anew, once. */
async function getReading(
  db: Queryable,
  userId: UserId,
  {
    reader,
    kind,
    told,
    row,
  }: {
    readonly reader: ToldReader;
    readonly kind: ItemKind;
    readonly told: Told;
    readonly row: ReadingRow | null;
  },
): Promise<VersionedReading> {
  const current = watchGate(kind, () => findCurrentReading(reader, told, row));
  if (current !== null) return current;
  const reading = watchGate(kind, () => readAnew(reader, told));
  await storeReading(db, userId, told, reading);
  return reading;
}

export async function findStoredTold(db: Queryable, userId: UserId): Promise<Told> {
  const row = parseGateInput(await findGateInput(db, userId));
  return readTold(readStoredAnswers(row), row);
}

/**
 * Reads what a person told us, in the transaction that has changed it. Throws if they have used up their time for
 * reading. Of a person who wrote nothing, no reading is kept.
 */
export async function readToldAgain(
  { catalogue, readingTime }: Pick<Deps, "catalogue" | "readingTime">,
  tx: Transaction,
  userId: UserId,
): Promise<void> {
  const told = await findStoredTold(tx, userId);
  if (!hasText(told)) return deleteReading(tx, userId);
  const reader = catalogue.requireSnapshot();
  const reading = await readingTime.spend(userId, () => readAnew(reader, told));
  await storeReading(tx, userId, told, reading);
}

function readAnswers<Kind extends ItemKind>(kind: Kind, { answers }: GateInput): AnswersByKind[Kind] {
  const stored = answers?.[storedParts[kind]];
  return stored === undefined ? noAnswers[kind] : parseAnswers(kind, stored);
}

/** Each questionnaire is parsed once, and the one without free text only if it is asked for. */
function readStoredAnswers(row: GateInput): AnswersByKind {
  return {
    meal: readAnswers("meal", row),
    exercise: readAnswers("exercise", row),
    get meditation() {
      return readAnswers("meditation", row);
    },
  };
}

/** From both questionnaires, whichever kind of item it is for: a pregnancy told for movement counts for meals. */
function readTold({ meal, exercise }: Pick<AnswersByKind, "meal" | "exercise">, row: GateInput): Told {
  return {
    texts: { allergies: meal.allergies, dislikes: meal.dislikes, limitations: exercise.limitations },
    explanations: row.explanations ?? [],
    acceptedLimits: row.acceptedLimits ?? [],
  };
}
