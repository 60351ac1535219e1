import { addresses, paths, type SettingsAddress } from "@fernwell/contract/paths";
import { Navigate, useLocation } from "react-router";
import { PreferenceLinks } from "#app/features/preferences/preference-links.tsx";
import { ProfileSettings } from "#app/features/profiles/profile-settings.tsx";
import { useProfileSettings } from "#app/features/profiles/use-profile-settings.ts";
import { createTitleMeta } from "#app/lib/titles.ts";
import { SettingsList } from "#app/page/settings-list.tsx";
import { SettingsPage } from "#app/page/settings-page.tsx";
import { settingsSections } from "#app/page/settings-sections.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

export function meta() {
  return createTitleMeta(addresses.settings);
}

export default function Settings() {
  const { hash } = useLocation();
  const section = sectionsByHash.get(hash);
  return section ? <Navigate to={section + hash} replace /> : <AllSettings />;
}

/** Mails that people already have link to parts of the settings on this page. */
const sectionsByHash = new Map<string, SettingsAddress>([
  ["#email", addresses.mySignIn],
  ["#password", addresses.mySignIn],
  ["#sessions", addresses.mySignIn],
  ["#subscription", addresses.mySubscription],
  ["#calendar", addresses.myCalendar],
  ["#your-data", addresses.myData],
  ["#delete-account", addresses.myData],
]);

function AllSettings() {
  const settings = useProfileSettings();
  const { [addresses.myProfile]: profile, [addresses.myAnswers]: answers } = settingsSections;

  return (
    <SettingsPage>
      <h1 className="text-4xl">Settings</h1>
      <p className="mt-3 mb-8 text-ink-700 text-lg">
        Who you are, and the answers that our suggestions follow.
      </p>
      <Accordion
        layout="cards"
        headingLevel={2}
        items={[
          {
            value: "profile",
            title: "Profile Settings",
            detail: profile.detail,
            icon: profile.icon,
            content: (
              <div className="grid gap-6">
                <ProfileSettings settings={settings} />
                <p className="border-line border-t pt-5 text-ink-700">
                  You can also <TextLink to={paths.myData}>get a copy of your data</TextLink> or{" "}
                  <TextLink to={paths.accountDeletion}>delete your account</TextLink>.
                </p>
              </div>
            ),
          },
          {
            value: "preferences",
            title: "Preference Settings",
            detail: answers.detail,
            icon: answers.icon,
            content: <PreferenceLinks />,
          },
        ]}
      />
      <SettingsList holds={[addresses.myProfile, addresses.myAnswers]} />
    </SettingsPage>
  );
}
