import { createHash } from "node:crypto";
import type { UserId } from "@fernwell/domain/people/user-id";
import type { ConditionId } from "@fernwell/domain/safety/condition";
import {
  restoreReading,
  type StoredReading,
  toStoredReading,
  type VersionedReading,
} from "@fernwell/domain/safety/stored-reading";
import { type Told, toldFields } from "@fernwell/domain/safety/told";
import { z } from "zod";
import type { Queryable } from "../../platform/db/db.ts";
import type { ToldReader } from "../catalogue/catalogue.types.ts";
import { type ReadingRow, upsertReading } from "./preferences.queries.ts";

const keys = z.array(z.string());

const storedReadingSchema: z.ZodType<StoredReading> = z.object({
  meanings: z.object({ allergies: keys, dislikes: keys, limitations: keys }),
  dislikedNames: z.array(z.string()),
  questions: z.array(
    z.discriminatedUnion("kind", [
      z.object({
        kind: z.literal("word"),
        field: z.enum(toldFields),
        written: z.string(),
        phrase: z.string(),
        guesses: z.array(z.object({ phrase: z.string(), meanings: keys })),
      }),
      z.object({
        kind: z.literal("limits"),
        field: z.enum(toldFields),
        conditionId: z.custom<ConditionId>((id) => typeof id === "string"),
      }),
    ]),
  ),
});

/** The stored reading, if it is of the same words and by the same vocabulary. Otherwise null: it must not be used. */
export function findCurrentReading(
  { vocabulary, vocabularyVersion }: ToldReader,
  told: Told,
  row: ReadingRow | null,
): VersionedReading | null {
  if (row === null || row.version !== vocabularyVersion || row.toldHash !== hashTold(told)) return null;
  const stored = storedReadingSchema.safeParse(row.reading);
  const reading = stored.success ? restoreReading(stored.data, vocabulary) : null;
  return reading && { version: vocabularyVersion, reading };
}

export function readAnew({ readTold, vocabularyVersion: version }: ToldReader, told: Told): VersionedReading {
  return { version, reading: readTold(told) };
}

export async function storeReading(
  db: Queryable,
  userId: UserId,
  told: Told,
  { version, reading }: VersionedReading,
): Promise<void> {
  await upsertReading(db, userId, { version, toldHash: hashTold(told), reading: toStoredReading(reading) });
}

export function hasText({ texts }: Told): boolean {
  return toldFields.some((field) => texts[field].trim() !== "");
}

/** Equal only for people who wrote and explained exactly the same. */
function hashTold({ texts, explanations, acceptedLimits }: Told): string {
  const parts = [
    toldFields.map((field) => texts[field]),
    explanations.map(({ field, phrase, meanings }) => [field, phrase, meanings]),
    acceptedLimits,
  ];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
