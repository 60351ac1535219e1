import { useEffect, useRef } from "react";
import { getAudioContext } from "#app/doing/sounds.ts";
import { type PlayingLoop, playLoop } from "./loop.ts";
import { useLoopSamples } from "./soundscapes.api.ts";

interface LoopOptions {
  /** Of a loop's files; null for silence. */
  address: string | null;
  isPlaying: boolean;
  /** From 0 to 1. */
  volume: number;
}

/** Plays a sound for as long as it is wanted. Returns how loading it stands. */
export function useLoop({ address, isPlaying, volume }: LoopOptions) {
  const loading = useLoopSamples(address);
  const samples = loading.data ?? null;
  const playing = useRef<PlayingLoop | null>(null);

  useEffect(() => {
    const context = getAudioContext();
    if (!isPlaying || samples === null || context === null) return undefined;
    const loop = playLoop(context, samples);
    playing.current = loop;
    return () => {
      playing.current = null;
      loop.stop();
    };
  }, [isPlaying, samples]);

  useEffect(() => {
    if (isPlaying && samples !== null) playing.current?.fadeTo(volume);
  }, [isPlaying, samples, volume]);

  return loading;
}
