import { addresses, paths } from "@fernwell/contract/paths";
import { type ItemKind, itemKinds } from "@fernwell/domain/item-kind";
import { ArrowRight } from "lucide-react";
import { usePrefetchOptions } from "#app/features/preferences/preferences.api.ts";
import { itemKindTable } from "#app/items/item-kind.ts";
import { createTitleMeta } from "#app/lib/titles.ts";
import { SkipOnboarding } from "#app/page/skip-onboarding.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { TintedIcon } from "#app/ui/tinted-icon.tsx";

export function meta() {
  return createTitleMeta(addresses.preferences);
}

export default function Preferences() {
  usePrefetchOptions("meal");

  return (
    <div className="grid gap-8">
      <header>
        <h1 className="text-4xl">Let's Choose Your Preferences</h1>
        <p className="mt-3 text-ink-700 text-lg">
          It takes 45 seconds, and you can change every answer later.
        </p>
      </header>
      <ul className="grid gap-3">
        {itemKinds.map((kind) => {
          const { questionnaire, icon, tone } = itemKindTable[kind];
          return (
            <li key={kind} className="flex items-center gap-4 rounded-card border border-line bg-card p-5">
              <TintedIcon icon={icon} tone={tone} />
              <span>
                <span className="block font-semibold">{questionnaire}</span>
                <span className="block text-ink-700">{summaries[kind]}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <div className="flex items-center gap-3">
        <div className="grid grow">
          <LinkButton to={paths.mealPreferences} size="large" fullWidth iconAfter={<ArrowRight />}>
            Next
          </LinkButton>
        </div>
        <SkipOnboarding />
      </div>
    </div>
  );
}

const summaries: Readonly<Record<ItemKind, string>> = {
  meal: "What you eat, what you leave out, and when",
  exercise: "How you like to move, and how often",
  meditation: "What you would like help with, and for how long",
};
