import { useState, useSyncExternalStore } from "react";

/** What browsers that can install the app send, once it can be installed. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** Kept by the fallback page (scripts/start-app.ts), for the moment at which our own offer is shown. */
    installEvent?: InstallEvent | undefined;
  }
}

const changes = ["beforeinstallprompt", "appinstalled"] as const;

/** Asks the browser to install the app. Null where it cannot, or has. */
export function useInstall(): (() => void) | null {
  const event = useSyncExternalStore(subscribe, () => window.installEvent);
  const [isAsked, setIsAsked] = useState(false);
  if (!event || isAsked) return null;
  return () => {
    // A browser asks only once for each event.
    setIsAsked(true);
    window.installEvent = undefined;
    void event.prompt();
  };
}

function subscribe(listener: () => void): () => void {
  for (const change of changes) addEventListener(change, listener);
  return () => {
    for (const change of changes) removeEventListener(change, listener);
  };
}
