import { type DoingEvent, type DoingState, type Part, readDoing } from "@fernwell/domain/doing/doing";
import { useMemo } from "react";
import { newId } from "#app/lib/new-id.ts";
import { readStored, removeStored, useStored, writeStored } from "#app/lib/storage.ts";
import type { DoingSession, SessionsKey } from "./doing-session.ts";
import { useNow } from "./use-now.ts";

/** An event without its time, which is now. */
export type Happening<Detail> =
  DoingEvent<Detail> extends infer Event
    ? Event extends { readonly at: number }
      ? Omit<Event, "at">
      : never
    : never;

export interface Doing<Detail> {
  /** Null until it is begun. */
  readonly session: DoingSession<Detail> | null;
  readonly state: DoingState<Detail> | null;
  /** In milliseconds, kept current by the second while something runs. */
  readonly now: number;
  /** Takes the place of an earlier session about the same. */
  readonly begin: (title: string, path: string, parts: readonly Part<Detail>[]) => void;
  readonly happen: (...happenings: readonly Happening<Detail>[]) => void;
  /** Forgets the session. */
  readonly clear: () => void;
}

/** What a person does with one subject, such as a meal. It is stored on the device with every event. */
export function useDoing<Detail>(key: SessionsKey<Detail>, subject: string): Doing<Detail> {
  const stored = useStored(key);
  // The subject comes from the address, and may be a name that every object has.
  const session =
    stored && Object.hasOwn(stored.sessions, subject) ? (stored.sessions[subject] ?? null) : null;
  const now = useNow(
    session !== null,
    useMemo(() => findEnd(session), [session]),
  );
  const state = session && readDoing(session.parts, session.events, now);

  return {
    session,
    state,
    now,
    begin: (title, path, parts) =>
      keep(key, subject, {
        ...{ activityId: newId(), title, path, parts },
        events: [{ kind: "start", at: Date.now() }],
      }),
    happen: (...happenings) => addEvents(key, subject, happenings),
    clear: () => forget(key, subject),
  };
}

/** When a part ends if nothing else happens. All parts after it last whole seconds. */
function findEnd<Detail>(session: DoingSession<Detail> | null): number | undefined {
  const last = session?.events.at(-1);
  return session && last
    ? (readDoing(session.parts, session.events, last.at).endsAt ?? undefined)
    : undefined;
}

/** Adds to a session, if it is still there, what happens now. */
export function addEvents<Detail>(
  key: SessionsKey<Detail>,
  subject: string,
  happenings: readonly Happening<Detail>[],
): void {
  const stored = readStored(key);
  // What has become stale since the page was opened is still shown, until it is removed.
  if (stored === null) removeStored(key);
  const current = stored?.sessions[subject];
  if (current === undefined) return;
  const events = happenings.map((happening) => ({ ...happening, at: Date.now() }) as DoingEvent<Detail>);
  keep(key, subject, { ...current, events: [...current.events, ...events] });
}

function keep<Detail>(key: SessionsKey<Detail>, subject: string, session: DoingSession<Detail>): void {
  writeStored(key, { sessions: { ...readStored(key)?.sessions, [subject]: session } });
}

function forget<Detail>(key: SessionsKey<Detail>, subject: string): void {
  const { [subject]: _, ...others } = readStored(key)?.sessions ?? {};
  if (Object.keys(others).length === 0) removeStored(key);
  else writeStored(key, { sessions: others });
}
