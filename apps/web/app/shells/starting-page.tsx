import { Logo } from "#app/page/logo.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import "./shells.css";

/** Shown while the app loads, unless it loads quickly. */
export function StartingPage() {
  return (
    <div
      aria-hidden
      className="flex min-h-dvh flex-col items-center justify-center gap-8 text-fern-700 animate-[ui-fade-in_400ms_250ms_both]"
    >
      <Logo />
      <Spinner label={null} />
    </div>
  );
}
