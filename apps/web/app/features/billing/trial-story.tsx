import { prices } from "@fernwell/domain/billing/offers";
import { computeTrialEnd, reminderDays, trialDays } from "@fernwell/domain/billing/trial";
import { BellRing, CreditCard, Leaf, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { formatLongDate } from "#app/lib/format-date.ts";
import { cx } from "#app/ui/cx.ts";
import { TintedIcon } from "#app/ui/tinted-icon.tsx";
import type { Tone } from "#app/ui/tone.ts";
import { amountText } from "./offer-card.tsx";

const dayMs = 24 * 60 * 60 * 1000;

/** What happens on which day of a trial that starts today. */
export function TrialStory({ startsAt }: { startsAt: Date }) {
  const endsAt = computeTrialEnd(startsAt);

  return (
    <ol className="grid gap-6 md:max-lg:grid-cols-3">
      <Step icon={Leaf} tone="fern" day="Today">
        Your {trialDays} free days begin. You enter a card with our payment provider, and nothing is charged.
      </Step>
      <Step
        icon={BellRing}
        tone="sun"
        day={formatLongDate(new Date(endsAt.getTime() - reminderDays * dayMs))}
      >
        We remind you by email, {reminderDays} days before the trial ends.
      </Step>
      <Step icon={CreditCard} tone="fern" day={formatLongDate(endsAt)}>
        The first charge: {amountText(prices.Annual.amount)} or {amountText(prices.Monthly.amount)}, as you
        chose. Cancel before this day and you pay nothing.
      </Step>
    </ol>
  );
}

interface StepProps {
  readonly icon: LucideIcon;
  readonly tone: Tone;
  readonly day: string;
  readonly children: ReactNode;
}

function Step({ icon, tone, day, children }: StepProps) {
  return (
    <li className={cx("relative flex gap-4 md:max-lg:flex-col md:max-lg:gap-3", lineToNext)}>
      <TintedIcon icon={icon} tone={tone} size="small" />
      <div className="min-w-0">
        <p className="font-semibold text-ink-900">{day}</p>
        <p className="mt-0.5 text-ink-700">{children}</p>
      </div>
    </li>
  );
}

const lineToNext =
  "not-last:before:absolute not-last:before:top-12 not-last:before:-bottom-5 not-last:before:left-5.5 not-last:before:w-px not-last:before:bg-line-strong/50 md:max-lg:before:hidden";
