import { sounds } from "@fernwell/domain/calm/meditation";
import { bellChoiceIds, restMinutes } from "@fernwell/domain/doing/resting";
import { z } from "zod";
import { parseJson } from "#app/lib/parse-json.ts";
import type { StoredKey } from "#app/lib/storage.ts";

const choiceSchema = z.object({
  minutes: z.int().min(restMinutes.min).max(restMinutes.max),
  bells: z.enum(bellChoiceIds),
  /** Null for silence. */
  sound: z.enum(sounds).nullable(),
});
export type RestChoice = z.infer<typeof choiceSchema>;

export const firstRestChoice: RestChoice = { minutes: 10, bells: "ends", sound: null };

/** How the person last rested with a free timer. */
export const restChoiceKey: StoredKey<RestChoice> = {
  area: "local",
  name: "rest_choice",
  encode: (choice) => JSON.stringify(choice),
  decode: (text) => choiceSchema.safeParse(parseJson(text)).data ?? null,
};
