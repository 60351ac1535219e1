import { X } from "lucide-react";
import type { ReactNode } from "react";
import { takeFocus } from "#app/doing/take-focus.ts";
import { title as titleOf } from "#app/lib/title.ts";
import { cx } from "#app/ui/cx.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { useIsIdle } from "./use-is-idle.ts";

interface RestScreenProps {
  title: string;
  leaveTo: string;
  onLeave?: (() => void) | undefined;
  /** For its heading. */
  takesFocus?: boolean;
  /** Covers the screen. */
  picture: ReactNode;
  isPlaying: boolean;
  /** They fade while nobody uses them. */
  controls: ReactNode;
  children: ReactNode;
}

/** The faded controls stay where they are for the keyboard and for screen readers, but no touch hits them. */
export function RestScreen(props: RestScreenProps) {
  const { title, leaveTo, onLeave, takesFocus = false, picture, isPlaying, controls, children } = props;
  const isIdle = useIsIdle(isPlaying);
  const panel = cx(
    "rounded-card bg-card/92 shadow-raised backdrop-blur-md transition-opacity duration-300 ease-out",
    "has-focus-visible:pointer-events-auto has-focus-visible:opacity-100",
    isIdle && "pointer-events-none opacity-0",
  );

  return (
    <div className={cx("relative isolate flex min-h-dvh flex-col", isIdle && "cursor-none")}>
      <title>{titleOf(title)}</title>
      <div className="fixed inset-0 -z-10 overflow-hidden bg-dusk-50">{picture}</div>
      <header className="p-3 sm:p-5">
        <div className={cx(panel, "flex w-fit max-w-full items-center gap-2 py-1 pr-5 pl-1")}>
          <LinkButton to={leaveTo} onClick={onLeave} variant="quiet" size="small" iconBefore={<X />}>
            Leave
          </LinkButton>
          <h1
            ref={takesFocus ? takeFocus : null}
            tabIndex={-1}
            className="min-w-0 truncate font-sans font-semibold text-base outline-none"
          >
            {title}
          </h1>
        </div>
      </header>
      <div className="grid grow content-center justify-items-center gap-6 px-5 py-4">{children}</div>
      <div className="px-3 pb-[calc(0.75rem+var(--foot))] sm:px-5 sm:pb-[calc(1.25rem+var(--foot))]">
        <section
          aria-label={`Player: ${title}`}
          className={cx(panel, "@container mx-auto grid w-full max-w-160 gap-4 p-5")}
        >
          {controls}
        </section>
      </div>
    </div>
  );
}
