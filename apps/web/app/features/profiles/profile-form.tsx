import { earliestBirthDate } from "@fernwell/domain/people/birth-date";
import { genders } from "@fernwell/domain/people/profile-rules";
import type { ReactNode } from "react";
import { Controller } from "react-hook-form";
import { SingleChipGroup } from "#app/ui/chip-group.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { CountryCodeField } from "./country-code-field.tsx";
import { localDay } from "./local-day.ts";
import type { ProfileAnswers } from "./profile-answers.ts";
import type { ProfileFormState } from "./use-profile-form.ts";

interface ProfileFormProps {
  readonly form: ProfileFormState;
  readonly onSubmit: (answers: ProfileAnswers) => void;
  /** The error and the submit button. */
  readonly children: ReactNode;
}

export function ProfileForm({ form, onSubmit, children }: ProfileFormProps) {
  const { errors } = form.formState;
  const field = (name: "firstName" | "lastName" | "dob" | "phone" | "address") => ({
    error: errors[name]?.message,
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
  });

  return (
    <form onSubmit={form.handleSubmit(onSubmit)} noValidate className="@container grid gap-6">
      <div className="grid items-start gap-x-4 gap-y-6 @sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...field("firstName")} />
        <TextField label="Last name" autoComplete="family-name" {...field("lastName")} />
      </div>
      <div className="grid items-start gap-x-4 gap-y-6 @xl:grid-cols-2">
        <TextField
          label="Date of birth"
          type="date"
          min={earliestBirthDate}
          max={localDay(new Date())}
          autoComplete="bday"
          {...field("dob")}
        />
        <Controller
          control={form.control}
          name="gender"
          render={({ field: { onChange, ...gender } }) => (
            <SingleChipGroup
              {...gender}
              label="Gender"
              choices={genderChoices}
              onValueChange={(chosen) => {
                onChange(chosen);
                form.clearErrors("gender");
              }}
              error={errors.gender?.message}
            />
          )}
        />
      </div>
      <div className="grid items-start gap-x-3 gap-y-6 @2xs:grid-cols-[8rem_minmax(0,1fr)] @sm:gap-x-4">
        <Controller
          control={form.control}
          name="countryCode"
          render={({ field: { onChange, ...code } }) => (
            <CountryCodeField {...code} onValueChange={onChange} />
          )}
        />
        <TextField
          label="Phone number"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          {...field("phone")}
        />
      </div>
      <TextArea label="Address" size="short" autoComplete="street-address" {...field("address")} />
      {children}
    </form>
  );
}

const genderChoices = genders.map((value) => ({
  value,
  label: { male: "Male", female: "Female", other: "Other" }[value],
}));
