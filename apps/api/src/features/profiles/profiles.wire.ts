import { type EditProfile, type Profile, profileSchema } from "@fernwell/contract/profiles";
import { findBirthDateProblem } from "@fernwell/domain/people/birth-date";
import {
  findCountryCode,
  findPhoneProblem,
  joinPhone,
  type PhoneParts,
  splitPhone,
} from "@fernwell/domain/people/phone-number";
import {
  findAddressProblem,
  findFirstNameProblem,
  findGenderProblem,
  findLastNameProblem,
} from "@fernwell/domain/people/profile-rules";
import type { FieldProblem } from "../../platform/app-error.ts";
import type { ProfileRow } from "./profiles.queries.ts";

export function profileToWire(row: ProfileRow): Profile {
  return {
    name: `${row.firstName} ${row.lastName}`.trim(),
    fname: row.firstName,
    lname: row.lastName,
    dob: row.bornOn,
    gender: profileSchema.shape.gender.parse(row.gender),
    phone: row.phone,
    address: row.address,
  };
}

/** Validates a profile, in the order of the form. `today` is the person's local day. */
export function findProfileProblems(body: EditProfile, today: string): FieldProblem[] {
  const problems: Readonly<Record<string, string | null>> = {
    fname: findFirstNameProblem(body.fname),
    lname: findLastNameProblem(body.lname),
    dob: findBirthDateProblem(body.dob, today),
    gender: findGenderProblem(body.gender),
    phone: findPartsProblem(parsePhone(body)),
    address: findAddressProblem(body.address),
  };
  return Object.entries(problems).flatMap(([field, message]) =>
    message === null ? [] : [{ field, message }],
  );
}

/** A valid profile in its stored shape. */
export function profileFromWire(body: EditProfile) {
  const { countryCode, digits } = parsePhone(body);
  return {
    firstName: body.fname.normalize("NFC"),
    lastName: body.lname.normalize("NFC"),
    bornOn: body.dob,
    gender: body.gender,
    phone: countryCode === null ? digits : joinPhone(countryCode, digits),
    address: body.address,
  };
}

/** A phone with its own country code keeps it; otherwise the separate country code applies. */
function parsePhone({ phone, countryCode }: EditProfile): PhoneParts {
  if (phone.startsWith("+")) return splitPhone(phone);
  return { countryCode: findCountryCode(countryCode ?? ""), digits: phone };
}

function findPartsProblem({ countryCode, digits }: PhoneParts): string | null {
  const problem = findPhoneProblem(digits);
  return problem === null && countryCode === null ? "Enter a valid phone number" : problem;
}
