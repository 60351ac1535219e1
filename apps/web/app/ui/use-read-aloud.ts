import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { Cue } from "./timed-text-cue.ts";

type ReadAloudOptions = {
  isOn: boolean;
  /** Whether the sound is on its way or heard. */
  isStarted: boolean;
  /** Grows with every jump. */
  seeks: number;
  cue: Cue | null;
  position: number;
  rate: number;
};

/** A line that began longer ago was jumped into, and is not said from its start. */
const lateSeconds = 2;

/** Says each line when its time comes, and falls silent with the sound. Answers whether it is speaking. */
export function useReadAloud({ isOn, isStarted, seeks, cue, position, rate }: ReadAloudOptions): boolean {
  const [spoken, setSpoken] = useState<SpeechSynthesisUtterance | null>(null);
  /** What is read without a break: null while nothing is. */
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

/** Some browsers can speak but have no voice to do it with. */
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
