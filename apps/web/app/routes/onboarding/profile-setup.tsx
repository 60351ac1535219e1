import { addresses, paths } from "@fernwell/contract/paths";
import { useNavigate } from "react-router";
import { ProfileSetup } from "#app/features/profiles/profile-setup.tsx";
import { createTitleMeta } from "#app/lib/titles.ts";
import { SkipOnboarding } from "#app/page/skip-onboarding.tsx";

export function meta() {
  return createTitleMeta(addresses.profileSetup);
}

export default function ProfileSetupStep() {
  const navigate = useNavigate();

  return (
    <div className="grid gap-8">
      <header>
        <h1 className="text-4xl">Setup Your Profile</h1>
        <p className="mt-3 text-ink-700 text-lg">
          A few words about you. You can change them later in your settings.
        </p>
      </header>
      <ProfileSetup onSaved={() => navigate(paths.subscription)}>
        <SkipOnboarding />
      </ProfileSetup>
    </div>
  );
}
