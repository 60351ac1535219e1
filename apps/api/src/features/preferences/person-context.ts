import type { ItemKind } from "@fernwell/domain/item-kind";
import { getLatestToday } from "@fernwell/domain/people/birth-date";
import { isMinor } from "@fernwell/domain/people/minor";
import type { PersonContext } from "@fernwell/domain/people/person-context";
import type { UserId } from "@fernwell/domain/people/user-id";
import { noAnswers } from "@fernwell/domain/recommend/answers";
import type { Clock } from "../../deps.ts";
import type { Queryable } from "../../platform/db/db.ts";
import { parseAnswers } from "./answers.ts";
import { findAnswersAndBirthDate } from "./preferences.queries.ts";

export async function getPersonContext<Kind extends ItemKind>(
  { db, clock }: { readonly db: Queryable; readonly clock: Clock },
  userId: UserId,
  kind: Kind,
): Promise<PersonContext<Kind>> {
  return readPersonContext({ clock }, kind, await findAnswersAndBirthDate(db, userId, kind));
}

/** From the columns as stored, for a query that has already joined them. */
export function readPersonContext<Kind extends ItemKind>(
  { clock }: { readonly clock: Clock },
  kind: Kind,
  { answers, bornOn }: { readonly answers: unknown; readonly bornOn: string | null },
): PersonContext<Kind> {
  return {
    kind,
    answers: answers === null ? noAnswers[kind] : parseAnswers(kind, answers),
    isMinor: isMinor(bornOn, getLatestToday(clock.now())),
  };
}
