import {
  type DaySettings,
  type EditProfile,
  type Profile,
  profileSchema,
  type SaveDaySettings,
} from "@fernwell/contract/profiles";
import { findBirthDateProblem } from "@fernwell/domain/people/birth-date";
import type { Age } from "@fernwell/domain/people/minor";
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
import { isTimeZone } from "@fernwell/domain/people/time-zone";
import type { Withholding } from "@fernwell/domain/safety/withheld";
import type { FieldProblem } from "../../platform/app-error.ts";
import type { DaySettingsRow, ProfileRow } from "./profiles.queries.ts";

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

/** Energy stays off where it is withheld, whatever was stored before. */
export function daySettingsToWire(
  row: DaySettingsRow | null,
  { isMinor, withheld }: Age & { readonly withheld: readonly Withholding[] },
): DaySettings {
  return {
    time_zone: row?.timeZone ?? null,
    shows_energy: withheld.includes("energy") ? false : (row?.showsEnergy ?? null),
    is_minor: isMinor,
  };
}

export function findDaySettingsProblems(
  { time_zone, shows_energy }: SaveDaySettings,
  { isMinor, withheld }: Age & { readonly withheld: readonly Withholding[] },
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (typeof time_zone === "string" && !isTimeZone(time_zone))
    problems.push({ field: "time_zone", message: "Choose a time zone from the list" });
  if (shows_energy === true && withheld.includes("energy"))
    problems.push({
      field: "shows_energy",
      message: isMinor ? "Energy is shown only to adults" : "We leave energy out for you",
    });
  return problems;
}
