import { useRef, useState } from "react";
import { AudioFailure } from "./audio-failure.tsx";
import { AudioPlayerControls } from "./audio-player-controls.tsx";
import { AudioPlayerSeek } from "./audio-player-seek.tsx";
import { isStarted } from "./audio-player-snapshot.ts";
import { AudioPlayerSpeed } from "./audio-player-speed.tsx";
import { SwitchField } from "./switch-field.tsx";
import { TimedText } from "./timed-text.tsx";
import { type Cue, cueIndexAt } from "./timed-text-cue.ts";
import { TimedTextTranscript } from "./timed-text-transcript.tsx";
import type { Tone } from "./tone.ts";
import { useAudio } from "./use-audio.ts";
import { useAudioSession } from "./use-audio-session.ts";
import { useAudioTurn } from "./use-audio-turn.ts";
import { useAudioVolume } from "./use-audio-volume.ts";
import { useAudioWait } from "./use-audio-wait.ts";
import { useCanReadAloud, useReadAloud } from "./use-read-aloud.ts";

type AudioPlayerProps = {
  title: string;
  /** In the order in which the browser tries them. */
  sources: readonly { src: string; type: string }[];
  captions: string | null;
  /** The spoken lines, in order of time. */
  cues?: readonly Cue[];
  /** A picture's address, for the lock screen. */
  artwork?: string | null;
  tone?: Tone;
  /** In seconds. */
  startAt?: number;
  onPosition?: (seconds: number) => void;
};

/** The volume while a line is read aloud. */
const duckedVolume = 0.3;

/** Another sound gets a new player, without any state of the previous one. */
export function AudioPlayer(props: AudioPlayerProps) {
  return <Player key={props.sources[0]?.src} {...props} />;
}

function Player({
  title,
  sources,
  captions,
  cues = [],
  artwork = null,
  tone = "dusk",
  startAt = 0,
  onPosition,
}: AudioPlayerProps) {
  const audio = useAudio({ startAt, onPosition });
  const playButton = useRef<HTMLButtonElement>(null);
  const [isReadAloud, setIsReadAloud] = useState(false);
  const canReadAloud = useCanReadAloud() && cues.length > 0;
  const current = cueIndexAt(cues, audio.position);
  const cue = cues[current] ?? null;
  const isLate = useAudioWait(audio.phase === "waiting");
  const isSpeaking = useReadAloud({ ...audio, isOn: isReadAloud, isStarted: isStarted(audio.phase), cue });

  useAudioTurn(audio.ref);
  useAudioSession({ title, artwork }, audio);
  useAudioVolume(audio.ref, isSpeaking ? duckedVolume : 1);

  return (
    <section aria-label={`Player: ${title}`} className="@container min-w-0 space-y-5">
      <audio {...audio.element} preload="metadata">
        {sources.map(({ src, type }, index) => (
          <source
            key={src}
            src={src}
            type={type}
            {...(index === sources.length - 1 ? audio.lastSource : {})}
          />
        ))}
        {captions !== null && <track kind="captions" src={captions} srcLang="en" label="English" />}
      </audio>
      <p role="status" className="sr-only">
        {isLate && "Loading the sound"}
      </p>
      <AudioPlayerSeek audio={audio} tone={tone} />
      <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-4 @2xl:justify-between">
        <AudioPlayerControls ref={playButton} audio={audio} tone={tone} isLate={isLate} />
        <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-2 empty:hidden">
          <AudioPlayerSpeed rate={audio.rate} onRateChange={audio.setRate} tone={tone} />
          {canReadAloud && (
            <SwitchField label="Read aloud" isOn={isReadAloud} onChange={setIsReadAloud} tone={tone} />
          )}
        </div>
      </div>
      {audio.phase === "failed" && (
        <AudioFailure
          onRetry={() => {
            audio.retry();
            playButton.current?.focus();
          }}
        />
      )}
      {cues.length > 0 && (
        <>
          <TimedText cues={cues} current={current} tone={tone} />
          <TimedTextTranscript cues={cues} current={current} onSeek={audio.seek} tone={tone} />
        </>
      )}
    </section>
  );
}
