import { isMisleadingName } from "./misleading-name.ts";

/** Shown for a field that was left empty. */
export const missingMessages = {
  firstName: "First name is required",
  lastName: "Last name is required",
  bornOn: "Date of birth is required",
  gender: "Gender is required",
  phone: "Phone number is required",
  address: "Address is required",
} as const;

export const genders = ["male", "female", "other"] as const;

export function findFirstNameProblem(name: string): string | null {
  return findNameProblem(name, missingMessages.firstName, "First name should only contain letters");
}

export function findLastNameProblem(name: string): string | null {
  return findNameProblem(name, missingMessages.lastName, "Last name should only contain letters");
}

export function findGenderProblem(text: string): string | null {
  return genders.some((gender) => gender === text) ? null : missingMessages.gender;
}

export function findAddressProblem(address: string): string | null {
  if (address.trim() === "") return missingMessages.address;
  return findLengthProblem(address, maxAddressLength);
}

const maxNameLength = 120;
const maxAddressLength = 500;

/** Letters of any script with their marks. A joiner between two letters is part of how some scripts are written. */
const letters = String.raw`\p{L}(?:[\p{L}\p{M}]|[\u200c\u200d](?=\p{L}))*`;

/** One sign joins two groups of letters, as in O'Brien, Anne-Marie and van Dyk. */
const namePattern = new RegExp(`^${letters}(?:['’ -]${letters})*$`, "u");

/** Ignores surrounding spaces, which keyboards add. */
function findNameProblem(name: string, missing: string, notLetters: string): string | null {
  const trimmed = name.trim();
  if (trimmed === "") return missing;
  if (!namePattern.test(trimmed) || isMisleadingName(trimmed)) return notLetters;
  return findLengthProblem(trimmed, maxNameLength);
}

function findLengthProblem(text: string, max: number): string | null {
  return text.length > max ? `Please use at most ${max} characters` : null;
}
