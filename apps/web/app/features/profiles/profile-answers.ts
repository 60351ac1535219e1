import type { Profile } from "@fernwell/contract/profiles";
import { findBirthDateProblem } from "@fernwell/domain/people/birth-date";
import {
  type CountryCode,
  countryCodes,
  findPhoneProblem,
  joinPhone,
  splitPhone,
} from "@fernwell/domain/people/phone-number";
import {
  findAddressProblem,
  findFirstNameProblem,
  findLastNameProblem,
  genders,
  missingMessages,
} from "@fernwell/domain/people/profile-rules";
import { z } from "zod";
import { localDay } from "./local-day.ts";

/** The fields have the draft's names, and are checked by the rules the server uses. */
export const profileAnswersSchema = z.object({
  firstName: checkedBy(findFirstNameProblem),
  lastName: checkedBy(findLastNameProblem),
  dob: checkedBy((bornOn) => findBirthDateProblem(bornOn, localDay(new Date()))),
  gender: z
    .enum(genders)
    .nullable()
    .transform((gender, context) => {
      if (gender === null) context.addIssue({ code: "custom", message: missingMessages.gender });
      return gender ?? z.NEVER;
    }),
  phone: checkedBy(findPhoneProblem),
  countryCode: z.literal(countryCodes.map(({ code }) => code)),
  address: checkedBy(findAddressProblem),
});

/** The form's values; the gender is null until one is chosen. */
export type ProfileFields = z.input<typeof profileAnswersSchema>;

/** A valid form. */
export type ProfileAnswers = z.output<typeof profileAnswersSchema>;

/** A stored profile as form values. A stored phone brings its own country code. */
export function toFormFields(profile: Profile, defaultCode: CountryCode): ProfileFields {
  const { countryCode, digits } = splitPhone(profile.phone ?? "");
  return {
    firstName: profile.fname,
    lastName: profile.lname,
    dob: profile.dob ?? "",
    gender: profile.gender,
    phone: digits,
    countryCode: countryCode ?? defaultCode,
    address: profile.address ?? "",
  };
}

export function blankFields(countryCode: CountryCode): ProfileFields {
  return { firstName: "", lastName: "", dob: "", gender: null, phone: "", countryCode, address: "" };
}

export function answersToWire(answers: ProfileAnswers) {
  const { firstName, lastName, dob, gender, phone, countryCode, address } = answers;
  return {
    name: `${firstName} ${lastName}`,
    fname: firstName,
    lname: lastName,
    dob,
    gender,
    phone: joinPhone(countryCode, phone),
    address,
  };
}

export function isSame(answers: ProfileAnswers, fields: ProfileFields): boolean {
  return profileAnswersSchema.keyof().options.every((field) => answers[field] === fields[field]);
}

function checkedBy(problemWith: (text: string) => string | null) {
  return z
    .string()
    .trim()
    .superRefine((text, context) => {
      const message = problemWith(text);
      if (message !== null) context.addIssue({ code: "custom", message });
    });
}
