import { z } from "zod";
import { parseJson } from "#app/lib/parse-json.ts";
import { type StoredKey, useStored, writeStored } from "#app/lib/storage.ts";

const schema = z.object({ isSpoken: z.boolean(), hasSounds: z.boolean() });
export type CueSettings = Readonly<z.infer<typeof schema>>;

/** A choice for the device, not for the person: it stays when they log out. */
const cueSettingsKey: StoredKey<CueSettings> = {
  area: "local",
  name: "training_cues",
  encode: JSON.stringify,
  decode: (text) => schema.safeParse(parseJson(text)).data ?? null,
};

const atFirst: CueSettings = { isSpoken: true, hasSounds: true };

export function useCueSettings() {
  const settings = useStored(cueSettingsKey) ?? atFirst;
  const change = (changes: Partial<CueSettings>) => writeStored(cueSettingsKey, { ...settings, ...changes });
  return [settings, change] as const;
}
