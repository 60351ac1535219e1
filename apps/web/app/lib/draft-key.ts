import { z } from "zod";
import type { DraftName } from "./draft-names.ts";
import { parseJson } from "./parse-json.ts";
import type { StoredKey } from "./storage.ts";

const draftLifeMs = 7 * 24 * 60 * 60 * 1000;

/** A draft is stored as plain fields, plus the time of saving. */
export function createDraftKey<Fields>(name: DraftName, schema: z.ZodType<Fields>): StoredKey<Fields> {
  return {
    area: "local",
    name,
    encode: (fields) => JSON.stringify({ ...fields, savedAt: new Date().toISOString() }),
    decode(text) {
      const value = parseJson(text);
      if (isStale(value)) return null;
      return schema.safeParse(value).data ?? null;
    },
  };
}

const stampSchema = z.object({ savedAt: z.iso.datetime() });

function isStale(value: unknown): boolean {
  const stamp = stampSchema.safeParse(value).data;
  return stamp !== undefined && Date.now() - Date.parse(stamp.savedAt) > draftLifeMs;
}
