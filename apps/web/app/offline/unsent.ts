import { z } from "zod";
import { createDraftKey } from "#app/lib/draft-key.ts";
import { newId } from "#app/lib/new-id.ts";
import { readStored, removeStored, writeStored } from "#app/lib/storage.ts";
import { type KeptCall, type KeptCallName, keptCalls, nameKeptCall } from "./kept-calls.ts";

const callSchema = z.object({
  id: z.string(),
  name: z.custom<KeptCallName>((name) => typeof name === "string" && Object.hasOwn(keptCalls, name)),
  /** A later call about the same takes its place. */
  about: z.string(),
  input: z.object({
    params: z.record(z.string(), z.string()).optional(),
    query: z.record(z.string(), z.string()).optional(),
    body: z.record(z.string(), z.unknown()).optional(),
  }),
});
export type UnsentCall = z.infer<typeof callSchema>;

/** Changes that could not be sent. */
export const unsentCallsKey = createDraftKey("unsent_calls", z.object({ calls: z.array(callSchema) }));

/** A person without a connection for days stays within what the browser stores. */
const mostUnsent = 500;

export function listUnsent(): readonly UnsentCall[] {
  return readStored(unsentCallsKey)?.calls ?? [];
}

export function isAboutUnsent(about: string): boolean {
  return listUnsent().some((call) => call.about === about);
}

export function isUnsent({ id }: Pick<UnsentCall, "id">): boolean {
  return listUnsent().some((call) => call.id === id);
}

export function keepUnsent(endpoint: KeptCall, about: string, input: unknown): void {
  const others = listUnsent().filter((call) => call.about !== about);
  const kept = callSchema.parse({ id: newId(), name: nameKeptCall(endpoint), about, input });
  write([...others, kept].slice(-mostUnsent));
}

/** Once the server has it, or has refused it for good. */
export function dropUnsent({ id }: Pick<UnsentCall, "id">): void {
  write(listUnsent().filter((call) => call.id !== id));
}

function write(calls: readonly UnsentCall[]): void {
  if (calls.length === 0) removeStored(unsentCallsKey);
  else writeStored(unsentCallsKey, { calls: [...calls] });
}
