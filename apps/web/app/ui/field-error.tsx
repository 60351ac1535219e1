import { CircleAlert } from "lucide-react";

/** Stays mounted without a message, so that a new one is announced. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    <div id={id} role="status">
      {message && (
        <p className="mt-2 flex gap-2 font-medium text-berry-700 text-sm transition-[opacity,translate] duration-200 ease-out starting:-translate-y-1 starting:opacity-0">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{message}</span>
        </p>
      )}
    </div>
  );
}
