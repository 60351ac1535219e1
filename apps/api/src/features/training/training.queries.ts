import type { UserId } from "@fernwell/domain/people/user-id";
import { sql } from "kysely";
import type { Queryable } from "../../platform/db/db.ts";

export interface PlannedExercise {
  readonly entryId: string;
  readonly itemId: string;
  readonly slot: string | null;
  readonly isDone: boolean;
}

/** More than anybody trains in a day. */
const maxPlanned = 50;

export async function listPlannedExercises(
  db: Queryable,
  userId: UserId,
  day: string,
): Promise<PlannedExercise[]> {
  return db
    .selectFrom("planEntries")
    .innerJoin("plans", (join) =>
      join.onRef("plans.planId", "=", "planEntries.planId").on("plans.userId", "=", userId),
    )
    .select(["entryId", "itemId", "slot", sql<boolean>`done_at is not null`.as("isDone")])
    .where("planEntries.userId", "=", userId)
    .where("plans.kind", "=", "exercise")
    .where("day", "=", day)
    .orderBy("plans.createdAt")
    .orderBy("plans.planId")
    .orderBy("position")
    .orderBy("entryId")
    .limit(maxPlanned)
    .execute();
}
