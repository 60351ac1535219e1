import { paths } from "@fernwell/contract/paths";
import { getFadeVolume } from "@fernwell/domain/doing/resting";
import { Check, Pause, Play, Volume2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { unlockSounds } from "#app/doing/sounds.ts";
import { usePlayerKeys } from "#app/doing/use-player-keys.ts";
import { useTopOfPage } from "#app/doing/use-top-of-page.ts";
import { Button } from "#app/ui/button.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import "#app/ui/motion.css";
import { KeepAwake } from "./keep-awake.tsx";
import type { RestChoice } from "./rest-choice.ts";
import { RestScreen } from "./rest-screen.tsx";
import { SleepFade } from "./sleep-fade.tsx";
import { useSoundscapes } from "./soundscapes.api.ts";
import { TimeLeft } from "./time-left.tsx";
import { useBells } from "./use-bells.ts";
import { useIsMuted } from "./use-is-muted.ts";
import { useLoop } from "./use-loop.ts";
import type { RestSession } from "./use-rest-session.ts";

interface FreeTimerScreenProps {
  title: string;
  choice: RestChoice;
  rest: RestSession;
}

/** The sound fades with the timer's last seconds. */
const endFadeSeconds = 10;

export function FreeTimerScreen({ title, choice, rest }: FreeTimerScreenProps) {
  const { state, isRunning, sleepVolume } = rest;
  const seconds = state?.parts[0]?.seconds ?? 0;
  const remainingSeconds = (state?.remainingMs ?? 0) / 1000;
  const { data: soundscapes = [] } = useSoundscapes();
  const address = soundscapes.find(({ sound }) => sound === choice.sound)?.url ?? null;
  const isMuted = useIsMuted();
  const start = useRef<HTMLDivElement>(null);
  // The button that was pressed to get here is gone.
  useEffect(() => start.current?.focus({ preventScroll: true }), []);
  useTopOfPage();

  useBells({ minutes: seconds / 60, bells: choice.bells, endsAt: state?.endsAt ?? null });
  const loading = useLoop({
    address,
    isPlaying: isRunning,
    volume: sleepVolume * getFadeVolume(remainingSeconds, endFadeSeconds),
  });

  function toggle(): void {
    unlockSounds();
    if (isRunning) rest.pause();
    else rest.start();
  }
  usePlayerKeys({ " ": toggle });

  return (
    <RestScreen
      title={title}
      leaveTo={paths.today}
      onLeave={rest.pause}
      picture={null}
      isPlaying={isRunning}
      controls={
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Button size="large" iconBefore={isRunning ? <Pause /> : <Play />} onClick={toggle}>
              {isRunning ? "Pause" : "Resume"}
            </Button>
            <Button variant="quiet" iconBefore={<Check />} onClick={rest.finish}>
              Finish
            </Button>
          </div>
          {address !== null && <SleepFade rest={rest} />}
        </>
      }
    >
      <div ref={start} tabIndex={-1} className="outline-none">
        <TimeLeft seconds={remainingSeconds} of={seconds} />
      </div>
      {!isRunning && <p className="text-ink-700">Paused</p>}
      {isMuted && isRunning && (address !== null || choice.bells !== "none") && (
        <div className="animate-[ui-fade-in_200ms_800ms_both]">
          <Button variant="secondary" iconBefore={<Volume2 />} onClick={unlockSounds}>
            Turn the sound on
          </Button>
        </div>
      )}
      {loading.isError && (
        <p role="status" className="text-ink-700">
          The sound did not load. The time goes on without it.{" "}
          <TextButton onClick={() => loading.refetch()}>Try again</TextButton>
        </p>
      )}
      {isRunning && rest.sleep === null && <KeepAwake />}
    </RestScreen>
  );
}
