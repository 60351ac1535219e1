import { type ReactNode, useState } from "react";
import { useIsOnline, useIsReached } from "#app/lib/use-is-online.ts";
import { useReconnect } from "#app/lib/use-reconnect.ts";
import { Banner } from "#app/ui/banner.tsx";

/**
 * What needs a connection: says so before anything is typed, and waits for it. Someone who loses the connection while typing
 * goes on, since what they typed stays.
 */
export function OnlineOnly({ children }: { children: ReactNode }) {
  const isOnline = useIsOnline();
  const isReached = useIsReached();
  const [hasTyped, setHasTyped] = useState(false);
  useReconnect(isReached);

  return (
    <>
      {!isOnline && (
        <div className="mb-4">
          <Banner kind="warning" title="This needs a connection">
            You can carry on once you are back online.
          </Banner>
        </div>
      )}
      <fieldset
        role="presentation"
        disabled={!isOnline && !hasTyped}
        onInput={() => setHasTyped(true)}
        className="contents"
      >
        {children}
      </fieldset>
    </>
  );
}
