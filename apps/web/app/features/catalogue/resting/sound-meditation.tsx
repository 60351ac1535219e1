import { useRef } from "react";
import { soundFiles } from "#app/lib/media.ts";
import { AudioFailure } from "#app/ui/audio-failure.tsx";
import { useAudio } from "#app/ui/use-audio.ts";
import { useAudioSession } from "#app/ui/use-audio-session.ts";
import { useAudioTurn } from "#app/ui/use-audio-turn.ts";
import { useAudioVolume } from "#app/ui/use-audio-volume.ts";
import { useAudioWait } from "#app/ui/use-audio-wait.ts";
import type { LookedUpMeditation } from "../catalogue.api.ts";
import { MeditationScreen } from "./meditation-screen.tsx";
import type { RestSession } from "./use-rest-session.ts";
import { useSessionOfSound } from "./use-session-of-sound.ts";
import { useWords } from "./use-words.ts";

interface SoundMeditationProps {
  meditation: LookedUpMeditation;
  /** Of the sound. */
  address: string;
  rest: RestSession;
}

/** The volume while a line is read aloud. */
const duckedVolume = 0.3;

export function SoundMeditation({ meditation, address, rest }: SoundMeditationProps) {
  const audio = useAudio({ startAt: rest.position, onPosition: undefined });
  const words = useWords(meditation.transcript, audio);
  const isLate = useAudioWait(audio.phase === "waiting");
  const playButton = useRef<HTMLButtonElement>(null);
  const sources = soundFiles(address);

  useSessionOfSound(audio, rest);
  useAudioTurn(audio.ref);
  useAudioSession({ title: meditation.name, artwork: meditation.image_url }, audio);
  useAudioVolume(audio.ref, (words.isSpeaking ? duckedVolume : 1) * rest.sleepVolume);

  return (
    <>
      <audio {...audio.element} onEnded={rest.finish} preload="metadata">
        {sources.map(({ src, type }, index) => (
          <source
            key={src}
            src={src}
            type={type}
            {...(index === sources.length - 1 ? audio.lastSource : {})}
          />
        ))}
        {meditation.captions_url !== null && (
          <track kind="captions" src={meditation.captions_url} srcLang="en" label="English" />
        )}
      </audio>
      <p role="status" className="sr-only">
        {isLate && "Loading the sound"}
      </p>
      <MeditationScreen
        meditation={meditation}
        rest={rest}
        playback={{ ...audio, readPosition: () => audio.ref.current?.currentTime ?? audio.position }}
        words={words}
        isLate={isLate}
        playButton={playButton}
        notice={
          audio.phase === "failed" && (
            <AudioFailure
              onRetry={() => {
                audio.retry();
                playButton.current?.focus();
              }}
            />
          )
        }
      />
    </>
  );
}
