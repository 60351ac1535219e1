import { findSpan } from "@fernwell/domain/doing/looking-back";
import { isDay } from "@fernwell/domain/planning/days/calendar-days";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useToday } from "#app/days/use-today.ts";
import { LoadFailure } from "#app/page/load-failure.tsx";
import { LookedBack } from "./looked-back.tsx";
import { useLookBack } from "./looking-back.api.ts";
import { LookingBackHeader } from "./looking-back-header.tsx";
import { LookingBackOutline } from "./looking-back-outline.tsx";
import { TurnOffDialog } from "./turn-off-dialog.tsx";
import { TurnedOff } from "./turned-off.tsx";

/** Twelve weeks at a time, up to today or up to the day that the address names. */
export function LookingBackPage() {
  const today = useToday();
  const [search] = useSearchParams();
  const span = findSpan(readUntil(search.get("until"), today));
  const { data, error, refetch } = useLookBack(span);
  const [isTurningOff, setIsTurningOff] = useState(false);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const turnOnRef = useRef<HTMLButtonElement>(null);

  return (
    <>
      <LookingBackHeader
        span={span}
        today={today}
        isOn={data?.isOn ?? null}
        onTurnOff={() => setIsTurningOff(true)}
        headingRef={headingRef}
      />
      {data === undefined && error && (
        <div className="mt-8">
          <LoadFailure message="We could not load your weeks." onRetry={() => refetch()} />
        </div>
      )}
      {data === undefined && !error && <LookingBackOutline />}
      {data?.isOn === false && (
        <TurnedOff buttonRef={turnOnRef} onTurnedOn={() => headingRef.current?.focus()} />
      )}
      {data?.isOn && (
        <LookedBack
          key={span.from}
          span={span}
          today={today}
          done={data.done}
          onRemoved={() => headingRef.current?.focus({ preventScroll: true })}
        />
      )}
      {isTurningOff && <TurnOffDialog onClose={() => setIsTurningOff(false)} focusAfter={turnOnRef} />}
    </>
  );
}

/** The day that the address names, unless it is none or has not come yet. */
function readUntil(text: string | null, today: string): string {
  return text !== null && isDay(text) && text < today ? text : today;
}
