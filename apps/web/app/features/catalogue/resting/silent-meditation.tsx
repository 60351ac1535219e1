import { isStarted, silence } from "#app/ui/audio-player-snapshot.ts";
import type { LookedUpMeditation } from "../catalogue.api.ts";
import { MeditationScreen } from "./meditation-screen.tsx";
import type { RestSession } from "./use-rest-session.ts";
import { useWords } from "./use-words.ts";

interface SilentMeditationProps {
  meditation: LookedUpMeditation;
  rest: RestSession;
}

/** A session without a sound: the clock leads through its words and breaths. */
export function SilentMeditation({ meditation, rest }: SilentMeditationProps) {
  const { position, readPosition, seeks } = rest;
  const phase = rest.isRunning ? "playing" : "paused";
  const playback = {
    ...silence,
    phase,
    position,
    duration: meditation.duration * 60,
    seek: (seconds: number) => rest.moveTo(Math.max(0, seconds)),
    toggle: () => (isStarted(phase) ? rest.pause() : rest.start()),
    readPosition,
  } as const;
  const words = useWords(meditation.transcript, { ...playback, seeks });

  return (
    <MeditationScreen
      meditation={meditation}
      rest={rest}
      playback={playback}
      words={words}
      onLeave={rest.pause}
      notice={
        <p className="text-ink-700 text-sm">
          There is no sound for this one yet. The words come by themselves.
        </p>
      }
    />
  );
}
