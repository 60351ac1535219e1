import { paths } from "@fernwell/contract/paths";
import { Check } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { usePlayerKeys } from "#app/doing/use-player-keys.ts";
import { AudioPlayerControls } from "#app/ui/audio-player-controls.tsx";
import { AudioPlayerSeek } from "#app/ui/audio-player-seek.tsx";
import { isStarted } from "#app/ui/audio-player-snapshot.ts";
import { Button } from "#app/ui/button.tsx";
import { SwitchField } from "#app/ui/switch-field.tsx";
import { TimedText } from "#app/ui/timed-text.tsx";
import type { Audio } from "#app/ui/use-audio.ts";
import type { LookedUpMeditation } from "../catalogue.api.ts";
import { KeepAwake } from "./keep-awake.tsx";
import { MeditationPicture } from "./meditation-picture.tsx";
import { Pacer } from "./pacer.tsx";
import { RestScreen } from "./rest-screen.tsx";
import { SleepFade } from "./sleep-fade.tsx";
import type { RestSession } from "./use-rest-session.ts";
import type { Words } from "./use-words.ts";

/** What moves a session on: its sound, or the clock where there is none. */
type Playback = Pick<Audio, "phase" | "position" | "duration" | "seek" | "toggle"> & {
  /** In seconds, right now. */
  readonly readPosition: () => number;
};

interface MeditationScreenProps {
  meditation: LookedUpMeditation;
  rest: RestSession;
  playback: Playback;
  words: Words;
  onLeave?: () => void;
  isLate?: boolean;
  playButton?: Ref<HTMLButtonElement>;
  /** Above the controls. */
  notice?: ReactNode;
}

export function MeditationScreen({
  meditation,
  rest,
  playback,
  words,
  onLeave,
  isLate = false,
  playButton = null,
  notice,
}: MeditationScreenProps) {
  const { _id: id, name: title, breaths } = meditation;
  const isPlaying = isStarted(playback.phase);
  const isPaced = breaths.length > 0;
  usePlayerKeys({ " ": playback.toggle });

  return (
    <RestScreen
      title={title}
      leaveTo={paths.meditation(id)}
      onLeave={onLeave}
      takesFocus={rest.isAgain}
      picture={<MeditationPicture meditation={meditation} />}
      isPlaying={isPlaying}
      controls={
        <>
          {notice}
          <AudioPlayerSeek audio={playback} tone="dusk" />
          <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-3 @lg:justify-between">
            <AudioPlayerControls ref={playButton} audio={playback} tone="dusk" isLate={isLate} />
            <div className="flex flex-wrap items-center gap-x-4">
              {words.canReadAloud && (
                <SwitchField
                  label="Read aloud"
                  isOn={words.isReadAloud}
                  onChange={words.setIsReadAloud}
                  tone="dusk"
                />
              )}
              {rest.state !== null && (
                <Button variant="quiet" size="small" iconBefore={<Check />} onClick={rest.finish}>
                  Finish
                </Button>
              )}
            </div>
          </div>
          {rest.state !== null && <SleepFade rest={rest} />}
        </>
      }
    >
      {isPaced && (
        <Pacer
          breaths={breaths}
          isPlaying={playback.phase === "playing"}
          position={playback.position}
          readPosition={playback.readPosition}
        />
      )}
      {words.cues.length > 0 && (
        <div className="@container w-full max-w-160">
          <TimedText cues={words.cues} current={words.current} tone="dusk" />
        </div>
      )}
      {isPaced && isPlaying && rest.sleep === null && <KeepAwake />}
    </RestScreen>
  );
}
