import { lazyPart } from "#app/lib/lazy-part.tsx";
import { useIsSignedIn } from "#app/lib/session.ts";
import { OfflineNote } from "#app/offline/offline-note.tsx";
import { UpdateNotice } from "#app/offline/update-notice.tsx";

/** Loaded apart: it needs the code for days, which most pages do not. */
const TakingAlong = lazyPart(() =>
  import("#app/offline/taking-along.tsx").then(({ TakingAlong }) => TakingAlong),
);

/**
 * Keeps, shows and sends what could not be sent. It is there before it is needed: when another tab takes over a new version,
 * the files of this one are gone.
 */
const UnsentChanges = lazyPart(async () => {
  const [{ UnsentChanges }] = await Promise.all([
    import("./unsent-changes.tsx"),
    import("#app/offline/show-unsent.ts"),
  ]);
  return UnsentChanges;
});

const ReminderZone = lazyPart(() =>
  import("#app/features/reminders/reminder-zone.tsx").then(({ ReminderZone }) => ReminderZone),
);

/** What makes the app open and work without a connection, and what the service worker needs to know. */
export function Offline() {
  const isSignedIn = useIsSignedIn();

  return (
    <>
      <UpdateNotice />
      {isSignedIn && (
        <>
          <OfflineNote />
          <UnsentChanges />
          {navigator.serviceWorker?.controller && <TakingAlong />}
          {navigator.serviceWorker?.controller && <ReminderZone />}
        </>
      )}
    </>
  );
}
