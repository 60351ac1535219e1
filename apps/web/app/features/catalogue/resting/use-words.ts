import { useState } from "react";
import { isStarted } from "#app/ui/audio-player-snapshot.ts";
import { type Cue, cueIndexAt } from "#app/ui/timed-text-cue.ts";
import type { Audio } from "#app/ui/use-audio.ts";
import { useCanReadAloud, useReadAloud } from "#app/ui/use-read-aloud.ts";

export type Words = ReturnType<typeof useWords>;

/** The spoken lines of a session: which is the current one, and whether it is read aloud. */
export function useWords(
  cues: readonly Cue[],
  playback: Pick<Audio, "phase" | "position" | "seeks" | "rate">,
) {
  const [isReadAloud, setIsReadAloud] = useState(false);
  const canReadAloud = useCanReadAloud() && cues.length > 0;
  const current = cueIndexAt(cues, playback.position);
  const isSpeaking = useReadAloud({
    ...playback,
    isOn: isReadAloud,
    isStarted: isStarted(playback.phase),
    cue: cues[current] ?? null,
  });
  return { cues, current, canReadAloud, isReadAloud, setIsReadAloud, isSpeaking };
}
