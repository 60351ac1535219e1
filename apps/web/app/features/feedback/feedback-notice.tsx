import { UndoMessage } from "#app/page/undo-message.tsx";
import { useLastSaid, useSayFeedback } from "./feedback.api.ts";

/** Says what the last feedback changes, and undoes it. Stands once on every page where feedback can be given. */
export function FeedbackNotice() {
  const last = useLastSaid();
  const say = useSayFeedback();

  function undo() {
    if (last === null) return;
    const { kind, itemId, before } = last;
    say.mutate({ kind, itemId, verdict: before, isUndo: true });
  }

  return <UndoMessage undoable={last && { id: last.id, what: last.effect }} onUndo={undo} />;
}
