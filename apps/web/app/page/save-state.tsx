interface SaveStateProps {
  readonly save: { readonly isPending: boolean; readonly isSuccess: boolean };
}

/** Takes no space until there is something to say. A failure has its own message. */
export function SaveState({ save }: SaveStateProps) {
  return (
    <p role="status" className="text-ink-500 text-sm">
      {save.isPending && "Saving…"}
      {save.isSuccess && "Saved."}
    </p>
  );
}
