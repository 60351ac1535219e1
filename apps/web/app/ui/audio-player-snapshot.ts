/** Paused, about to play, playing, or unavailable. */
export type AudioPhase = "paused" | "waiting" | "playing" | "failed";

export type AudioSnapshot = {
  phase: AudioPhase;
  /** In seconds. */
  position: number;
  /** Seconds; null until the browser knows. */
  duration: number | null;
  rate: number;
};

export function isStarted(phase: AudioPhase): boolean {
  return phase === "playing" || phase === "waiting";
}

export const silence: AudioSnapshot = { phase: "paused", position: 0, duration: null, rate: 1 };

type MediaFacts = Pick<
  HTMLMediaElement,
  | "currentTime"
  | "duration"
  | "ended"
  | "error"
  | "networkState"
  | "paused"
  | "playbackRate"
  | "readyState"
  | "seeking"
>;

/** The element's current state. It is the source of truth, since the browser's own controls change it too. */
export function readAudio(media: MediaFacts): AudioSnapshot {
  return {
    phase: getPhase(media),
    position: media.currentTime,
    duration: Number.isFinite(media.duration) ? media.duration : null,
    rate: media.playbackRate,
  };
}

function getPhase(media: MediaFacts): AudioPhase {
  if (media.error || media.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) return "failed";
  if (media.paused || media.ended) return "paused";
  const canGoOn = !media.seeking && media.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA;
  return canGoOn ? "playing" : "waiting";
}
