import "./motion.css";
import { cx } from "./cx.ts";

/** The same level as panels: what opens later covers what was open before. */
export const dialogBackdrop = cx(
  "fixed inset-0 z-50 bg-backdrop",
  "data-[state=open]:animate-[ui-fade-in_200ms_var(--ease-out)]",
  "data-[state=closed]:animate-[ui-fade-out_150ms_var(--ease-out)_both]",
);

/** What every dialog looks like. On a phone it is a sheet at the bottom, above the keyboard (sheet-handle.tsx). */
export const dialogBase = cx(
  "fixed z-50 flex w-full flex-col overflow-hidden bg-card text-ink-900 shadow-raised outline-none",
  "bottom-(--keyboard,0px) rounded-t-card pb-[env(safe-area-inset-bottom)]",
  "max-sm:data-[state=open]:animate-[ui-sheet-in_250ms_var(--ease-out)]",
  "max-sm:data-[state=closed]:animate-[ui-sheet-out_200ms_var(--ease-out)_both]",
  "sm:data-[state=open]:animate-[ui-rise-in_200ms_var(--ease-out)]",
  "sm:data-[state=closed]:animate-[ui-rise-out_150ms_var(--ease-out)_both]",
);

/** A sheet on a phone, a centred card from 640 px. */
export const dialogPanel = cx(
  dialogBase,
  "inset-x-0 max-h-[calc(100dvh-2.5rem-var(--keyboard,0px))]",
  "sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:max-h-[min(calc(100dvh-4rem),48rem)] sm:w-[calc(100vw-4rem)] sm:-translate-1/2 sm:rounded-card sm:pb-0",
);
