import { addresses } from "@fernwell/contract/paths";
import { SlidersHorizontal, UserRound } from "lucide-react";
import { useLocation } from "react-router";
import { Sessions } from "#app/features/accounts/sessions.tsx";
import { MySubscription } from "#app/features/billing/my-subscription.tsx";
import { CalendarAddress } from "#app/features/calendar/calendar-address.tsx";
import { PreferenceLinks } from "#app/features/preferences/preference-links.tsx";
import { DataExport } from "#app/features/privacy/data-export.tsx";
import { DeleteAccount } from "#app/features/privacy/delete-account.tsx";
import { ProfileSettings } from "#app/features/profiles/profile-settings.tsx";
import { useProfileSettings } from "#app/features/profiles/use-profile-settings.ts";
import { createTitleMeta } from "#app/lib/titles.ts";
import { Accordion } from "#app/ui/accordion.tsx";

export function meta() {
  return createTitleMeta(addresses.settings);
}

export default function Settings() {
  const settings = useProfileSettings();
  const { hash } = useLocation();

  return (
    <div className="mx-auto w-full max-w-208 px-5 py-10 sm:px-8 lg:py-16">
      <h1 className="text-4xl">Settings</h1>
      <p className="mt-3 mb-8 text-ink-700 text-lg lg:mb-10">
        Who you are, and the answers that our suggestions follow.
      </p>
      <Accordion
        layout="cards"
        headingLevel={2}
        // Mails link to a place within the first section.
        defaultValue={hash === "" ? "" : "profile"}
        items={[
          {
            value: "profile",
            title: "Profile Settings",
            detail: "Who you are, your devices, subscription, data and account",
            icon: UserRound,
            content: (
              <div className="grid gap-12">
                <ProfileSettings settings={settings} />
                <Sessions />
                <MySubscription />
                <CalendarAddress />
                <DataExport />
                <DeleteAccount />
              </div>
            ),
          },
          {
            value: "preferences",
            title: "Preference Settings",
            detail: "Your answers about meals, exercise and meditation",
            icon: SlidersHorizontal,
            content: <PreferenceLinks />,
          },
        ]}
      />
    </div>
  );
}
