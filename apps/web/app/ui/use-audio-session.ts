import { useEffect, useRef } from "react";
import { isStarted } from "./audio-player-snapshot.ts";
import { startMedia } from "./start-media.ts";
import { type Audio, skipSeconds } from "./use-audio.ts";

type Shown = {
  title: string;
  /** The address of a picture. */
  artwork: string | null;
};

/** Shows the sound on the lock screen and lets headphone keys control it, where the browser supports it. */
export function useAudioSession({ title, artwork }: Shown, { ref, phase }: Audio): void {
  const claim = useRef<MediaMetadata | null>(null);
  const isHeard = isStarted(phase);

  useEffect(() => {
    const audio = ref.current;
    if (!isHeard || !audio || !("mediaSession" in navigator)) return;

    claim.current = new MediaMetadata({ title, artwork: artwork === null ? [] : [{ src: artwork }] });
    navigator.mediaSession.metadata = claim.current;
    for (const [action, handle] of handlersFor(audio))
      navigator.mediaSession.setActionHandler(action, handle);
  }, [isHeard, ref, title, artwork]);

  // A paused sound keeps the session, so that the keys can resume it; an unmounted one releases it unless another took over.
  useEffect(
    () => () => {
      if (claim.current === null || navigator.mediaSession.metadata !== claim.current) return;
      navigator.mediaSession.metadata = null;
      for (const action of actions) navigator.mediaSession.setActionHandler(action, null);
    },
    [],
  );
}

const actions = ["play", "pause", "seekbackward", "seekforward", "seekto"] as const;

type Handlers = Record<(typeof actions)[number], MediaSessionActionHandler>;

function handlersFor(audio: HTMLAudioElement) {
  const handlers: Handlers = {
    play: () => startMedia(audio),
    pause: () => audio.pause(),
    seekbackward: ({ seekOffset }) => {
      audio.currentTime -= seekOffset ?? skipSeconds;
    },
    seekforward: ({ seekOffset }) => {
      audio.currentTime += seekOffset ?? skipSeconds;
    },
    seekto: ({ seekTime }) => {
      if (seekTime !== undefined) audio.currentTime = seekTime;
    },
  };
  return actions.map((action) => [action, handlers[action]] as const);
}
