import { addresses, paths, type SettingsAddress } from "@fernwell/contract/paths";
import { ArrowLeft } from "lucide-react";
import type { ComponentType } from "react";
import { type MetaArgs, useMatches } from "react-router";
import { ChangeEmail } from "#app/features/accounts/change-email.tsx";
import { ChangePassword } from "#app/features/accounts/change-password.tsx";
import { SecondFactor } from "#app/features/accounts/second-factor.tsx";
import { SecurityLog } from "#app/features/accounts/security-log.tsx";
import { Sessions } from "#app/features/accounts/sessions.tsx";
import { AppearanceSettings } from "#app/features/appearance/appearance-settings.tsx";
import { MySubscription } from "#app/features/billing/my-subscription.tsx";
import { CalendarAddress } from "#app/features/calendar/calendar-address.tsx";
import { FeedbackSettings } from "#app/features/feedback/feedback-settings.tsx";
import { CookingSettings } from "#app/features/plans/cooking/cooking-settings.tsx";
import { PreferenceLinks } from "#app/features/preferences/preference-links.tsx";
import { RestSettings } from "#app/features/preferences/rest/rest-settings.tsx";
import { DataExport } from "#app/features/privacy/data-export.tsx";
import { DeleteAccount } from "#app/features/privacy/delete-account.tsx";
import { ProfileSettings } from "#app/features/profiles/profile-settings.tsx";
import { useProfileSettings } from "#app/features/profiles/use-profile-settings.ts";
import { WeekSettings } from "#app/features/profiles/week/week-settings.tsx";
import { ReminderSettings } from "#app/features/reminders/reminder-settings.tsx";
import { KeyboardSettings } from "#app/features/search/keyboard-settings.tsx";
import { createTitleMeta } from "#app/lib/titles.ts";
import { DeviceSettings } from "#app/offline/device-settings.tsx";
import { OnlineOnly } from "#app/page/online-only.tsx";
import { SettingsCard } from "#app/page/settings-card.tsx";
import { SettingsPage } from "#app/page/settings-page.tsx";
import { getSettingsAddress, settingsSections } from "#app/page/settings-sections.ts";
import { LinkButton } from "#app/ui/link-button.tsx";

export function meta({ matches }: MetaArgs) {
  return createTitleMeta(getSettingsAddress(matches));
}

export default function SettingsSection() {
  const address = getSettingsAddress(useMatches());
  const Content = contents[address];

  return (
    <SettingsPage>
      <div className="-mt-3 mb-2 -ml-5 @4xl:hidden">
        <LinkButton variant="quiet" iconBefore={<ArrowLeft />} to={paths.settings}>
          All settings
        </LinkButton>
      </div>
      <h1 className="mb-6 text-4xl">{settingsSections[address].label}</h1>
      <div className="grid gap-4">
        {isForDevice(address) ? (
          <Content key={address} />
        ) : (
          <OnlineOnly key={address}>
            <Content />
          </OnlineOnly>
        )}
      </div>
    </SettingsPage>
  );
}

/** What is chosen for the device needs no server. */
function isForDevice(address: SettingsAddress): boolean {
  return address === addresses.myDevice || address === addresses.myAppearance;
}

const contents: Readonly<Record<SettingsAddress, ComponentType>> = {
  [addresses.myProfile]: You,
  [addresses.myAnswers]: Answers,
  [addresses.myCooking]: CookingSettings,
  [addresses.myWeek]: WeekSettings,
  [addresses.myFeedback]: FeedbackSettings,
  [addresses.myAppearance]: AppearanceSettings,
  [addresses.mySignIn]: DevicesAndSignIn,
  [addresses.mySubscription]: MySubscription,
  [addresses.myCalendar]: CalendarAddress,
  [addresses.myReminders]: ReminderSettings,
  [addresses.myDevice]: DeviceSettings,
  [addresses.myData]: YourData,
};

function You() {
  const settings = useProfileSettings();

  return (
    <SettingsCard id="profile" heading="Your profile">
      <ProfileSettings settings={settings} />
    </SettingsCard>
  );
}

function Answers() {
  return (
    <>
      <SettingsCard
        id="answers"
        heading="What you told us"
        lead="Our suggestions follow these answers. Change them whenever something changes for you."
      >
        <PreferenceLinks />
      </SettingsCard>
      <RestSettings />
    </>
  );
}

function DevicesAndSignIn() {
  return (
    <>
      <ChangeEmail />
      <ChangePassword />
      <SecondFactor />
      <Sessions />
      <SecurityLog />
      <KeyboardSettings />
    </>
  );
}

function YourData() {
  return (
    <>
      <DataExport />
      <DeleteAccount />
    </>
  );
}
