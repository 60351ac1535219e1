import { type ReactNode, useId } from "react";
import { cx } from "./cx.ts";

type FieldIds = { id: string; hintId: string; errorId: string; describedBy: string | undefined };

/** The ids that connect a control to its label, hint and error; the error is announced before the hint. */
export function useFieldIds({ hint, error }: { hint: ReactNode; error: string | undefined }): FieldIds {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;

  return {
    id,
    hintId,
    errorId,
    describedBy: cx(error ? errorId : null, hint ? hintId : null) || undefined,
  };
}
