import { useEffect, useEffectEvent } from "react";

type PlayerKey = "ArrowLeft" | "ArrowRight" | " ";

/** What a player's keys do, wherever the focus is, except on a control that uses the same key. */
export function usePlayerKeys(acts: Partial<Record<PlayerKey, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = playerKeys.find((it) => it === event.key);
    const act = key && acts[key];
    if (!act || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest(usersOf[key])) return;
    event.preventDefault();
    // A key that is held would run to the end.
    if (!event.repeat) act();
  });

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}

const playerKeys: readonly PlayerKey[] = ["ArrowLeft", "ArrowRight", " "];

const arrows =
  "input:not([type=checkbox]), select, textarea, audio, video, dialog, [role=dialog], [role=menu], [role=listbox], [role=radiogroup], [role=slider], [role=tablist]";

const usersOf: Readonly<Record<PlayerKey, string>> = {
  ArrowLeft: arrows,
  ArrowRight: arrows,
  " ": `${arrows}, input, button, a, summary, [role=switch]`,
};
