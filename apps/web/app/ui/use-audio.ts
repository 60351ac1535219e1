import { useEffect, useRef, useState } from "react";
import { readAudio, silence } from "./audio-player-snapshot.ts";
import { startMedia } from "./start-media.ts";

type AudioOptions = {
  /** In seconds; only the first value counts. */
  startAt: number;
  /** Called with every new second, played or skipped to. */
  onPosition: ((seconds: number) => void) | undefined;
};

/** How far the buttons and headphone keys skip. */
export const skipSeconds = 15;

export type Audio = ReturnType<typeof useAudio>;

/** The state of an audio element and its controls. Spread `element` on it and `lastSource` on its last source. */
export function useAudio({ startAt, onPosition }: AudioOptions) {
  const ref = useRef<HTMLAudioElement>(null);
  const [start] = useState(startAt);
  const reported = useRef(Math.floor(startAt));
  const [snapshot, setSnapshot] = useState({ ...silence, position: startAt });
  const [seeks, setSeeks] = useState(0);

  // Before anything is loaded, this is where playback will start.
  useEffect(() => {
    if (start > 0 && ref.current) ref.current.currentTime = start;
  }, [start]);

  function act(change: (audio: HTMLAudioElement) => void): void {
    if (!ref.current) return;
    change(ref.current);
    setSnapshot(readAudio(ref.current));
  }

  const follow = () => act(() => {});

  function reload(audio: HTMLAudioElement, { starts }: { starts: boolean }): void {
    audio.load();
    audio.currentTime = snapshot.position;
    if (starts) startMedia(audio);
  }

  function seek(seconds: number): void {
    act((audio) => {
      audio.currentTime = Math.min(Math.max(seconds, 0), snapshot.duration ?? seconds);
    });
  }

  function toggle(): void {
    act((audio) => {
      if (snapshot.phase === "failed") reload(audio, { starts: true });
      else if (audio.paused) startMedia(audio);
      else audio.pause();
    });
  }

  function setRate(rate: number): void {
    act((audio) => {
      // Loading again resets it to the default.
      audio.defaultPlaybackRate = rate;
      audio.playbackRate = rate;
    });
  }

  function reportPosition(audio: HTMLAudioElement): void {
    const second = Math.floor(audio.currentTime);
    if (second === reported.current) return;
    reported.current = second;
    onPosition?.(second);
  }

  return {
    ...snapshot,
    /** Increases with every jump, from any control. */
    seeks,
    ref,
    seek,
    toggle,
    setRate,
    retry: () => act((audio) => reload(audio, { starts: !audio.paused })),
    element: {
      ref,
      onLoadStart: follow,
      onDurationChange: follow,
      onCanPlay: follow,
      onPlay: follow,
      onPlaying: follow,
      onPause: follow,
      onWaiting: follow,
      onSeeking: () => act(() => setSeeks((seeks) => seeks + 1)),
      onSeeked: follow,
      onRateChange: follow,
      onTimeUpdate: () => act(reportPosition),
      onEnded: () => seek(0),
      onError: follow,
    },
    // If a source fails the browser tries the next one; only the last one's failure counts.
    lastSource: { onError: () => setSnapshot((snapshot) => ({ ...snapshot, phase: "failed" as const })) },
  };
}
