import { loopLeadSeconds, loopSeconds } from "@fernwell/domain/calm/loops";
import { getAudioContext } from "#app/doing/sounds.ts";
import { soundFiles } from "#app/lib/media.ts";

export interface PlayingLoop {
  /** From 0 to 1. */
  readonly fadeTo: (volume: number) => void;
  readonly stop: () => void;
}

const fadeSeconds = 1;

export async function fetchLoop(address: string, signal: AbortSignal): Promise<AudioBuffer> {
  const context = getAudioContext();
  if (context === null) throw new Error("the browser cannot decode sounds");
  const response = await fetch(findPlayable(address), { signal });
  if (!response.ok) throw new Error(`the loop could not be loaded: ${response.status}`);
  return context.decodeAudioData(await response.arrayBuffer());
}

function findPlayable(address: string): string {
  const audio = document.createElement("audio");
  const file = soundFiles(address).find(({ type }) => audio.canPlayType(type) !== "");
  return file?.src ?? address;
}

/** Repeats a loop for ever, silent at first. The samples before and after it are never heard. */
export function playLoop(context: AudioContext, samples: AudioBuffer): PlayingLoop {
  const [source, gain] = [context.createBufferSource(), context.createGain()];
  source.buffer = samples;
  source.loop = true;
  source.loopStart = loopLeadSeconds;
  source.loopEnd = loopLeadSeconds + loopSeconds;
  gain.gain.value = 0;
  source.connect(gain).connect(context.destination);
  source.start(0, loopLeadSeconds);

  function fadeTo(volume: number): void {
    const now = context.currentTime;
    gain.gain.cancelScheduledValues(now);
    gain.gain.setValueAtTime(gain.gain.value, now);
    gain.gain.linearRampToValueAtTime(volume, now + fadeSeconds);
  }

  return {
    fadeTo,
    stop() {
      fadeTo(0);
      source.stop(context.currentTime + fadeSeconds);
    },
  };
}
