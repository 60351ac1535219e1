import { lazyPart } from "#app/lib/lazy-part.tsx";
import { useIsSignedIn } from "#app/lib/session.ts";
import { OfflineNote } from "#app/offline/offline-note.tsx";
import { UpdateNotice } from "#app/offline/update-notice.tsx";
import { Unsent } from "./unsent.tsx";

/** Knows about days, for which most pages load nothing. */
const TakingAlong = lazyPart(() =>
  import("#app/offline/taking-along.tsx").then(({ TakingAlong }) => TakingAlong),
);

/** What makes the app open and work without a connection. */
export function Offline() {
  const isSignedIn = useIsSignedIn();

  return (
    <>
      <UpdateNotice />
      {isSignedIn && (
        <>
          <OfflineNote />
          <Unsent />
          {navigator.serviceWorker?.controller && <TakingAlong />}
        </>
      )}
    </>
  );
}
