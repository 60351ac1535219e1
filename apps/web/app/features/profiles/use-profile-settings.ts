import type { CountryCode } from "@fernwell/domain/people/phone-number";
import { profileDraftKey } from "#app/lib/drafts.ts";
import { removeStored } from "#app/lib/storage.ts";
import { showToast } from "#app/ui/toast.ts";
import { answersToWire, blankFields, isSame, type ProfileAnswers, toFormFields } from "./profile-answers.ts";
import { showProblems } from "./profile-problems.ts";
import { useEditProfile, useProfile } from "./profiles.api.ts";
import { useProfileForm } from "./use-profile-form.ts";

const defaultCode: CountryCode = "+92";

/** The profile form of the settings. The page owns it, so that a closed section keeps what was typed. */
export function useProfileSettings() {
  const profile = useProfile();
  const loaded = profile.data && toFormFields(profile.data, defaultCode);
  const form = useProfileForm(blankFields(defaultCode), loaded);
  const editProfile = useEditProfile();

  function save(answers: ProfileAnswers) {
    if (loaded && isSame(answers, loaded)) {
      editProfile.reset();
      showToast.info("Nothing has changed, so there is nothing to save.");
      return;
    }
    editProfile.mutate(answersToWire(answers), {
      onSuccess: () => {
        // An older draft would bring the old values back in onboarding.
        removeStored(profileDraftKey);
        showToast.success("Your profile is saved.");
      },
      onError: (error) => showProblems(form, error),
    });
  }

  return { profile, form, save, isPending: editProfile.isPending, hasFailed: editProfile.isError };
}
