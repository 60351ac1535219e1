import type { DoingEvent, Part } from "@fernwell/domain/doing/doing";
import { z } from "zod";
import { createDraftKey } from "#app/lib/draft-key.ts";
import type { DraftName } from "#app/lib/draft-names.ts";
import type { StoredKey } from "#app/lib/storage.ts";

/** Something that is being done: what it consists of and what has happened so far. */
export interface DoingSession<Detail> {
  /** Of the record that is made of it at the end. */
  readonly activityId: string;
  /** "Lentil Stew". */
  readonly title: string;
  /** Where the person goes on with it. */
  readonly path: string;
  readonly parts: readonly Part<Detail>[];
  readonly events: readonly DoingEvent<Detail>[];
}

/** The sessions of one kind by what they are about, such as a meal's id. */
export type StoredSessions<Detail> = Readonly<Record<string, DoingSession<Detail>>>;

export type SessionsKey<Detail> = StoredKey<{ readonly sessions: StoredSessions<Detail> }>;

/** Where the sessions of one kind are stored on the device. Their details differ from kind to kind. */
export function createSessionsKey<Detail>(name: DraftName, detail: z.ZodType<Detail>): SessionsKey<Detail> {
  const part: z.ZodType<Part<Detail>> = z.object({
    seconds: z.number().nullable(),
    maxSeconds: z.number().optional(),
    detail,
  });
  const at = z.number();
  const event = z.discriminatedUnion("kind", [
    z.object({ kind: z.enum(["start", "pause", "resume", "next", "back", "finish"]), at }),
    z.object({ kind: z.literal("goTo"), at, index: z.number() }),
    z.object({ kind: z.literal("extend"), at, seconds: z.number() }),
    z.object({ kind: z.literal("replace"), at, from: z.number(), count: z.number(), parts: z.array(part) }),
    z.object({
      kind: z.literal("startTimer"),
      at,
      timer: z.object({ id: z.string(), name: z.string(), seconds: z.number() }),
    }),
    z.object({ kind: z.literal("extendTimer"), at, id: z.string(), seconds: z.number() }),
    z.object({ kind: z.literal("stopTimer"), at, id: z.string() }),
    z.object({ kind: z.literal("tick"), at, name: z.string(), isTicked: z.boolean() }),
  ]);
  const session: z.ZodType<DoingSession<Detail>> = z.object({
    activityId: z.string(),
    title: z.string(),
    path: z.string(),
    parts: z.array(part),
    events: z.array(event),
  });
  return createDraftKey(name, z.object({ sessions: z.record(z.string(), session) }));
}
