import { countryCodes, joinPhone } from "@fernwell/domain/people/phone-number";
import { describe, expect, it } from "vitest";
import { localDay } from "./local-day.ts";
import {
  answersToWire,
  blankFields,
  isSame,
  type ProfileFields,
  profileAnswersSchema,
  toFormFields,
} from "./profile-answers.ts";

const filled: ProfileFields = {
  firstName: "Zoë",
  lastName: "Ngata",
  dob: "1990-02-28",
  gender: "female",
  phone: "211234567",
  countryCode: "+64",
  address: "1 Fern Way\nNelson",
};

const stored = {
  name: "Zoë Ngata",
  fname: "Zoë",
  lname: "Ngata",
  dob: "1990-02-28",
  gender: "female",
  phone: "+64211234567",
  address: "1 Fern Way\nNelson",
} as const;

function listMessages(fields: ProfileFields): Record<string, string> {
  const issues = profileAnswersSchema.safeParse(fields).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}

describe("the answers of the profile form", () => {
  it("[ONB-09] [ONB-11] [ONB-13] [ONB-17] [ONB-18] [ONB-20] [OPEN-42] are all required", () => {
    expect(listMessages(blankFields("+1"))).toEqual({
      firstName: "First name is required",
      lastName: "Last name is required",
      dob: "Date of birth is required",
      gender: "Gender is required",
      phone: "Phone number is required",
      address: "Address is required",
    });
  });

  it("[ONB-14] [DEP-08] use the person's local day as today", () => {
    const today = localDay(new Date());
    expect(listMessages({ ...filled, dob: today })).toEqual({ dob: "You must be at least 13 years old" });
    const tomorrow = localDay(new Date(Date.now() + 24 * 60 * 60 * 1000));
    expect(listMessages({ ...filled, dob: tomorrow })).toEqual({
      dob: "Date of birth cannot be in the future",
    });
  });

  it("[DATA-02] [DATA-03] [API-15] are sent with the joined name and the phone after its code", () => {
    const answers = profileAnswersSchema.parse({ ...filled, firstName: " Zoë ", phone: "211234567 " });
    expect(answersToWire(answers)).toEqual(stored);
  });

  it("[SET-09] [OPEN-45] [OPEN-46] are read back as they were sent, for every country", () => {
    for (const { code } of countryCodes) {
      const fields = toFormFields({ ...stored, phone: joinPhone(code, "211234567") }, "+92");
      expect(fields).toMatchObject({ countryCode: code, phone: "211234567" });
    }
    expect(toFormFields(stored, "+92")).toEqual(filled);
  });

  it("[SET-08] [ONB-21] have the default code where no phone is stored", () => {
    const unknown = { ...stored, dob: null, gender: null, phone: null, address: null };
    expect(toFormFields(unknown, "+92")).toEqual({
      ...blankFields("+92"),
      firstName: "Zoë",
      lastName: "Ngata",
    });
  });

  it("[SET-10] count as unchanged unless a value differs", () => {
    const answers = profileAnswersSchema.parse(filled);
    expect(isSame(answers, filled)).toBe(true);
    const changes: Partial<ProfileFields>[] = [
      { firstName: "Zoe" },
      { lastName: "Ngati" },
      { dob: "1990-02-27" },
      { gender: "other" },
      { phone: "211234568" },
      { countryCode: "+61" },
      { address: "1 Fern Way" },
    ];
    for (const change of changes) expect(isSame(answers, { ...filled, ...change })).toBe(false);
  });
});

describe("the local day", () => {
  it("is written with the year first, padded", () => {
    expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
    expect(localDay(new Date(1999, 11, 31))).toBe("1999-12-31");
  });
});
