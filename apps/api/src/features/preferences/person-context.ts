import type { ItemKind } from "@fernwell/domain/item-kind";
import { getLatestToday } from "@fernwell/domain/people/birth-date";
import { isMinor } from "@fernwell/domain/people/minor";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import type { UserId } from "@fernwell/domain/people/user-id";
import { type AnswersByKind, noAnswers } from "@fernwell/domain/recommend/answers";
import type { Told } from "@fernwell/domain/safety/told";
import type { Clock } from "../../deps.ts";
import type { Queryable } from "../../platform/db/db.ts";
import { parseAnswers } from "./answers.ts";
import { findPerson, type PersonRow, storedParts } from "./preferences.queries.ts";

export async function getPersonContext<Kind extends ItemKind>(
  { db, clock }: { readonly db: Queryable; readonly clock: Clock },
  userId: UserId,
  kind: Kind,
): Promise<PersonContext<Kind>> {
  return readPersonContext({ clock }, kind, await findPerson(db, userId));
}

/** From the columns as stored, for a query that has already joined them. */
export function readPersonContext<Kind extends ItemKind>(
  { clock }: { readonly clock: Clock },
  kind: Kind,
  row: PersonRow,
): PersonContext<Kind> {
  return {
    kind,
    answers: readAnswers(kind, row),
    told: readStoredTold(row),
    isMinor: isMinor(row.bornOn, getLatestToday(clock.now())),
  };
}

function readAnswers<Kind extends ItemKind>(kind: Kind, { answers }: PersonRow): AnswersByKind[Kind] {
  const stored = answers?.[storedParts[kind]];
  return stored === undefined ? noAnswers[kind] : parseAnswers(kind, stored);
}

/** From both questionnaires, whichever kind of item it is for: a pregnancy told for movement counts for meals. */
function readStoredTold(row: PersonRow): Told {
  const { allergies, dislikes } = readAnswers("meal", row);
  const { limitations } = readAnswers("exercise", row);
  return {
    texts: { allergies, dislikes, limitations },
    explanations: row.explanations ?? [],
    acceptedLimits: row.acceptedLimits ?? [],
  };
}
