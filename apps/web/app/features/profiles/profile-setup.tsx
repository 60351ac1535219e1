import { type CountryCode, findCountryCode } from "@fernwell/domain/people/phone-number";
import { type ReactNode, useState } from "react";
import { profileDraftKey } from "#app/lib/drafts.ts";
import { readStored, writeStored } from "#app/lib/storage.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast.ts";
import {
  answersToWire,
  blankFields,
  type ProfileAnswers,
  type ProfileFields,
  toFormFields,
} from "./profile-answers.ts";
import { ProfileForm } from "./profile-form.tsx";
import { ProfileFormSkeleton } from "./profile-form-skeleton.tsx";
import { saveFailureMessage, showProblems } from "./profile-problems.ts";
import { useEditProfile, useProfile } from "./profiles.api.ts";
import { useProfileForm } from "./use-profile-form.ts";

const defaultCode: CountryCode = "+1";

interface ProfileSetupProps {
  /** The links beside Next. */
  readonly children: ReactNode;
  readonly onSaved: () => void;
}

/** The profile form of onboarding. It starts with the draft, otherwise with the stored profile, which has at least the names. */
export function ProfileSetup(props: ProfileSetupProps) {
  const [draft] = useState(readDraft);
  const profile = useProfile();
  if (draft === null && profile.isPending) return <ProfileFormSkeleton />;

  const known = profile.data ? toFormFields(profile.data, defaultCode) : blankFields(defaultCode);
  return <SetupForm {...props} initial={draft ?? known} />;
}

function readDraft(): ProfileFields | null {
  const draft = readStored(profileDraftKey);
  return draft && { ...draft, countryCode: findCountryCode(draft.countryCode) ?? defaultCode };
}

function SetupForm({ initial, onSaved, children }: ProfileSetupProps & { initial: ProfileFields }) {
  const form = useProfileForm(initial);
  const editProfile = useEditProfile();

  function save(answers: ProfileAnswers) {
    writeStored(profileDraftKey, answers);
    editProfile.mutate(
      { ...answersToWire(answers), countryCode: answers.countryCode },
      {
        onSuccess: onSaved,
        onError: (error) => {
          showProblems(form, error);
          showToast.error(saveFailureMessage(error));
        },
      },
    );
  }

  return (
    <ProfileForm form={form} onSubmit={save}>
      <div className="grid gap-3">
        <Button type="submit" size="large" fullWidth pending={editProfile.isPending} pendingLabel="Saving...">
          Next
        </Button>
        {children}
      </div>
    </ProfileForm>
  );
}
