import { Spinner } from "#app/ui/spinner.tsx";

/** The current activity, announced as it changes. */
export function Progress({ children }: { children: string }) {
  return (
    <div className="flex items-center gap-4 rounded-card bg-fern-50 p-5 text-fern-700">
      <Spinner label={null} />
      <p role="status" className="font-semibold text-ink-900">
        {children}
      </p>
    </div>
  );
}
