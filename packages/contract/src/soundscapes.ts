import { sounds } from "@fernwell/domain/calm/meditation";
import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";

const soundscapeSchema = z.object({
  sound: z.enum(sounds),
  name: z.string(),
  /** One of the files of a loop, which a player repeats for as long as it likes. */
  url: z.string(),
});
export type WireSoundscape = z.infer<typeof soundscapeSchema>;

/** Sounds without files are left out. */
export const listSoundscapes = defineEndpoint("listSoundscapes", {
  method: "GET",
  path: "/soundscapes",
  summary: "The sounds that can be repeated for as long as a person rests.",
  output: z.array(soundscapeSchema),
  isKept: true,
});
