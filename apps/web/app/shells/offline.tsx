import { useIsSignedIn } from "#app/lib/session.ts";
import { OfflineNote } from "#app/offline/offline-note.tsx";
import { TakingAlong } from "#app/offline/taking-along.tsx";
import { UpdateNotice } from "#app/offline/update-notice.tsx";
import { Unsent } from "./unsent.tsx";

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
          <TakingAlong />
        </>
      )}
    </>
  );
}
