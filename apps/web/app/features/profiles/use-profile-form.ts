import { zodResolver } from "@hookform/resolvers/zod";
import { type UseFormReturn, useForm } from "react-hook-form";
import { type ProfileAnswers, type ProfileFields, profileAnswersSchema } from "./profile-answers.ts";

export type ProfileFormState = UseFormReturn<ProfileFields, unknown, ProfileAnswers>;

/** `loaded` replaces the form's values when it arrives and when it changes. */
export function useProfileForm(initial: ProfileFields, loaded?: ProfileFields): ProfileFormState {
  return useForm<ProfileFields, unknown, ProfileAnswers>({
    resolver: zodResolver(profileAnswersSchema),
    defaultValues: initial,
    reValidateMode: "onSubmit",
    ...(loaded && { values: loaded }),
  });
}
