import { paths } from "@fernwell/contract/paths";
import { type Span, shownWeeks } from "@fernwell/domain/doing/looking-back";
import { shiftDay } from "@fernwell/domain/planning/days/calendar-days";
import { ChevronLeft, ChevronRight, EyeOff } from "lucide-react";
import type { RefObject } from "react";
import { formatDayAndMonth } from "#app/days/format-day.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

interface LookingBackHeaderProps {
  span: Span;
  today: string;
  /** Null until it is loaded. */
  isOn: boolean | null;
  onTurnOff: () => void;
  /** Receives focus when a button has disappeared together with what it changed. */
  headingRef: RefObject<HTMLHeadingElement | null>;
}

export function LookingBackHeader({ span, today, isOn, onTurnOff, headingRef }: LookingBackHeaderProps) {
  const later = shiftDay(span.to, 7 * shownWeeks);

  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0">
        <h1 ref={headingRef} tabIndex={-1} className="text-4xl outline-none">
          Looking back
        </h1>
        {isOn !== false && (
          <p className="mt-1 text-ink-700 text-lg">
            {formatDayAndMonth(span.from)} to {formatDayAndMonth(span.to)} {span.to.slice(0, 4)}
          </p>
        )}
      </div>
      {isOn !== false && (
        <div className="ml-auto flex flex-wrap items-center gap-2">
          <nav aria-label="Weeks" className="flex gap-2">
            <LinkButton
              to={paths.lookingBack(shiftDay(span.from, -1))}
              variant="secondary"
              size="small"
              iconBefore={<ChevronLeft />}
            >
              Earlier
            </LinkButton>
            {span.to < today && (
              <LinkButton
                to={paths.lookingBack(later < today ? later : null)}
                variant="secondary"
                size="small"
                iconAfter={<ChevronRight />}
              >
                Later
              </LinkButton>
            )}
          </nav>
          {isOn === true && (
            <Button
              variant="quiet"
              size="small"
              iconBefore={<EyeOff />}
              aria-haspopup="dialog"
              onClick={onTurnOff}
            >
              Turn this off
            </Button>
          )}
        </div>
      )}
    </header>
  );
}
