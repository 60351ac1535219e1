import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { Cue } from "./timed-text-cue.ts";

type ReadAloudOptions = {
  isOn: boolean;
  /** Whether the sound is loading or playing. */
  isStarted: boolean;
  /** Increases with every jump. */
  seeks: number;
  cue: Cue | null;
  position: number;
  rate: number;
};

/** A line that started longer ago was skipped into, and is not read from its start. */
const lateSeconds = 2;

/** Reads each line aloud at its time, and stops with the sound. Returns whether it is speaking. */
export function useReadAloud({ isOn, isStarted, seeks, cue, position, rate }: ReadAloudOptions): boolean {
  const [spoken, setSpoken] = useState<SpeechSynthesisUtterance | null>(null);
  /** Identifies an uninterrupted stretch of reading; null while nothing is read. */
  const passage = isOn && isStarted ? seeks : null;
  const { at, say } = cue ?? { at: 0, say: null };

  const speak = useEffectEvent((words: string) => {
    if (position - at > lateSeconds) return;
    const utterance = new SpeechSynthesisUtterance(words);
    const finish = () => setSpoken((current) => (current === utterance ? null : current));
    utterance.lang = document.documentElement.lang;
    utterance.rate = rate;
    utterance.addEventListener("start", () => setSpoken(utterance));
    utterance.addEventListener("end", finish);
    utterance.addEventListener("error", finish);
    window.speechSynthesis.speak(utterance);
  });

  useEffect(() => {
    if (passage === null) return undefined;
    return () => {
      window.speechSynthesis.cancel();
      setSpoken(null);
    };
  }, [passage]);

  useEffect(() => {
    if (passage !== null && say !== null) speak(say);
  }, [passage, say]);

  return spoken !== null;
}

/** Some browsers support speech but have no voices. */
export function useCanReadAloud(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => "speechSynthesis" in window && window.speechSynthesis.getVoices().length > 0,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  if (!("speechSynthesis" in window)) return () => {};
  const { speechSynthesis } = window;
  speechSynthesis.addEventListener("voiceschanged", onChange);
  return () => speechSynthesis.removeEventListener("voiceschanged", onChange);
}
