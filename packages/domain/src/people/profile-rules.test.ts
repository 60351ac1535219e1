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

  it.each(["Ada2", "Mary Ann", "Anne-Marie", "O'Neil", "Ada!", "🙂", "Ada\u0000", "\u0308Ada", "Ada\u200d"])(
    "[ONB-10] [ONB-12] [OPEN-43] holds nothing but letters: %j",
    (name) => {
      expect(findFirstNameProblem(name)).toBe("First name should only contain letters");
      expect(findLastNameProblem(name)).toBe("Last name should only contain letters");
    },
  );

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
