import { useEffect, useEffectEvent } from "react";

interface Controls {
  readonly title: string;
  /** "Set 2 of 3". */
  readonly detail: string;
  readonly artwork: string | null;
  readonly isPlaying: boolean;
  readonly onPlay: () => void;
  readonly onPause: () => void;
  readonly onNext: () => void;
  readonly onBack: () => void;
}

/** Shows what is being done on the lock screen, with its controls, where the browser supports it. */
export function useMediaControls(controls: Controls): void {
  const { title, detail, artwork, isPlaying } = controls;
  const play = useEffectEvent(() => controls.onPlay());
  const pause = useEffectEvent(() => controls.onPause());
  const next = useEffectEvent(() => controls.onNext());
  const back = useEffectEvent(() => controls.onBack());

  useEffect(() => {
    if (!("mediaSession" in navigator)) return;
    const pictures = artwork === null ? [] : [{ src: artwork }];
    navigator.mediaSession.metadata = new MediaMetadata({ title, artist: detail, artwork: pictures });
    navigator.mediaSession.playbackState = isPlaying ? "playing" : "paused";
  }, [title, detail, artwork, isPlaying]);

  useEffect(() => {
    if (!("mediaSession" in navigator)) return undefined;
    const handlers = {
      play: () => play(),
      pause: () => pause(),
      nexttrack: () => next(),
      previoustrack: () => back(),
    } as const;
    const actions = Object.keys(handlers) as (keyof typeof handlers)[];
    for (const action of actions) navigator.mediaSession.setActionHandler(action, handlers[action]);
    return () => {
      navigator.mediaSession.metadata = null;
      navigator.mediaSession.playbackState = "none";
      for (const action of actions) navigator.mediaSession.setActionHandler(action, null);
    };
  }, []);
}
