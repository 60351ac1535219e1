import {
  Bug,
  CircleHelp,
  CreditCard,
  Lightbulb,
  type LucideIcon,
  SlidersHorizontal,
  Wrench,
} from "lucide-react";
import { TintedIcon } from "#app/ui/tinted-icon.tsx";
import type { HelpCard } from "./copy/help.ts";

/** Topics to mention in a message. They are not clickable and do not look as if they were. */
export function HelpCards({ cards }: { cards: readonly HelpCard[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
      {cards.map(({ id, title, line }) => (
        <li key={id} className="flex gap-4 rounded-card border border-line bg-card p-6 sm:flex-col">
          <TintedIcon icon={icons[id] ?? CircleHelp} />
          <div className="min-w-0">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1.5 text-ink-700">{line}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const icons: Readonly<Record<string, LucideIcon>> = {
  bug: Bug,
  feature: Lightbulb,
  improvement: SlidersHorizontal,
  billing: CreditCard,
  technical: Wrench,
};
