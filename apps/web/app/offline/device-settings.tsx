import { useEffect, useState } from "react";
import { useInstall } from "#app/lib/install-prompt.ts";
import { useStored } from "#app/lib/storage.ts";
import { SettingsCard } from "#app/page/settings-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { useMediaQuery } from "#app/ui/use-media-query.ts";
import { formatSize } from "./format-size.ts";
import { keptTracksKey, removeTrack } from "./kept-tracks.ts";

/** What this device has of the app: whether it is installed, and what is kept for the time without a connection. */
export function DeviceSettings() {
  return (
    <>
      <Installing />
      <KeptTracks />
      <Storage />
    </>
  );
}

function Installing() {
  const install = useInstall();
  const isInstalled = useMediaQuery("(display-mode: standalone)");

  return (
    <SettingsCard id="install" heading="On your home screen">
      {isInstalled ? (
        <p>Fernwell is installed on this device.</p>
      ) : install ? (
        <div className="grid justify-items-start gap-4">
          <p>Fernwell opens like any other app, and without a connection too.</p>
          <Button onClick={install}>Install</Button>
        </div>
      ) : (
        <p>
          Open your browser’s menu and choose “Install” or “Add to Home Screen”; on an iPhone or iPad it is in
          the Share menu. Fernwell then opens like any other app.
        </p>
      )}
    </SettingsCard>
  );
}

function KeptTracks() {
  const tracks = useStored(keptTracksKey) ?? [];

  return (
    <SettingsCard
      id="kept-tracks"
      heading="Kept meditations"
      lead="These meditations play without a connection. They are removed when you log out."
    >
      {tracks.length === 0 ? (
        <p className="text-ink-700">Nothing yet. “Keep on this device” is below each meditation.</p>
      ) : (
        <ul className="divide-y divide-line">
          {tracks.map((track) => (
            <li key={track.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
              <span className="wrap-anywhere min-w-0 grow font-medium">{track.name}</span>
              <span className="text-ink-700 text-sm">{formatSize(track.bytes)}</span>
              <Button variant="quiet" size="small" onClick={() => void removeTrack(track)}>
                Remove<span className="sr-only">: {track.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </SettingsCard>
  );
}

function Storage() {
  const used = useUsedBytes();

  return (
    <SettingsCard id="storage" heading="Offline">
      <p>
        Your plans, lists, favourites and this week’s pictures and clips are kept on this device, and removed
        when you log out.
        {used !== null && ` With the app itself, they take ${formatSize(used)}.`}
      </p>
    </SettingsCard>
  );
}

/** Null until the browser says, and where it does not. */
function useUsedBytes(): number | null {
  const [used, setUsed] = useState<number | null>(null);
  useEffect(() => {
    navigator.storage?.estimate().then(
      ({ usage }) => setUsed(usage ?? null),
      () => undefined,
    );
  }, []);
  return used;
}
