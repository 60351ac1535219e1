import { describe, expect, it } from "vitest";
import {
  findAddressProblem,
  findFirstNameProblem,
  findGenderProblem,
  findLastNameProblem,
  genders,
} from "./profile-rules.ts";

describe("a name", () => {
  it.each(["Ada", "Zoë", "Zoe\u0308", "Łukasz", "आदित्य", "محمد", "明", "ʻAnakē", "ක්‍ෂිති", "Ада", " Ada "])(
    "[OPEN-43] may be written in the letters of any script: %j",
    (name) => {
      expect([findFirstNameProblem(name), findLastNameProblem(name)]).toEqual([null, null]);
    },
  );

  it.each([
    "O'Brien",
    "O’Brien",
    "Anne-Marie",
    "van Dyk",
    "de la Cruz",
    "D'Arcy-O’Neil van Dyk",
    "d'Étoile",
    "Zoe\u0308-Ada",
    "מרים-רחל",
  ])("[START-05] [OPEN-43] may join letters by one apostrophe, hyphen or space: %j", (name) => {
    expect([findFirstNameProblem(name), findLastNameProblem(name)]).toEqual([null, null]);
  });

  it.each([
    ...[
      "Ada2",
      "Ada 2",
      "Ada!",
      "Ada.",
      "St. John",
      "Ada_Ann",
      "🙂",
      "Ada\u0000",
      "\u0308Ada",
      "Ada\u200d",
      "<b>",
    ],
    ...["'Ada", "Ada'", "’Ada", "-Ada", "Ada-", "'", "-", "Anne--Marie", "O''Brien", "O’'Brien"],
    ...[
      "van  Dyk",
      "van\tDyk",
      "van\u00a0Dyk",
      "van\nDyk",
      "van -Dyk",
      "van- Dyk",
      "O' Brien",
      "O`Brien",
      'O"Brien',
    ],
  ])("[ONB-10] [ONB-12] [OPEN-43] [START-05] holds nothing else: %j", (name) => {
    expect(findFirstNameProblem(name)).toBe("First name should only contain letters");
    expect(findLastNameProblem(name)).toBe("Last name should only contain letters");
  });

  it.each(["", "  "])("[ONB-09] [ONB-11] is required: %j", (name) => {
    expect(findFirstNameProblem(name)).toBe("First name is required");
    expect(findLastNameProblem(name)).toBe("Last name is required");
  });

  it("has at most 120 letters", () => {
    expect(findFirstNameProblem("a".repeat(120))).toBeNull();
    expect(findFirstNameProblem("a".repeat(121))).toBe("Please use at most 120 characters");
  });
});

describe("gender and address", () => {
  it("[ONB-17] [OPEN-42] gender is one of male, female and other", () => {
    expect(genders).toEqual(["male", "female", "other"]);
    expect(genders.map(findGenderProblem)).toEqual([null, null, null]);
    expect(["", "Male", "none"].map(findGenderProblem)).toEqual(Array(3).fill("Gender is required"));
  });

  it("[ONB-20] [OPEN-42] an address is required and limited in length", () => {
    expect(findAddressProblem("1 Fern Way")).toBeNull();
    expect(["", " \n "].map(findAddressProblem)).toEqual(Array(2).fill("Address is required"));
    expect(findAddressProblem("a".repeat(501))).toBe("Please use at most 500 characters");
  });
});
