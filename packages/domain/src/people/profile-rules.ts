/** What is said of a field that was left empty. */
export const missingMessages = {
  firstName: "First name is required",
  lastName: "Last name is required",
  bornOn: "Date of birth is required",
  gender: "Gender is required",
  phone: "Phone number is required",
  address: "Address is required",
} as const;

export const genders = ["male", "female", "other"] as const;

export function problemWithFirstName(name: string): string | null {
  return problemWithName(name, missingMessages.firstName, "First name should only contain letters");
}

export function problemWithLastName(name: string): string | null {
  return problemWithName(name, missingMessages.lastName, "Last name should only contain letters");
}

export function problemWithGender(text: string): string | null {
  return genders.some((gender) => gender === text) ? null : missingMessages.gender;
}

export function problemWithAddress(address: string): string | null {
  if (address.trim() === "") return missingMessages.address;
  return problemWithLength(address, maxAddressLength);
}

const maxNameLength = 120;
const maxAddressLength = 500;

/** Letters of any script with the marks they carry; a joiner between two letters belongs to how they are written. */
const lettersOnly = /^\p{L}(?:[\p{L}\p{M}]|[\u200c\u200d](?=\p{L}))*$/u;

/** Space around a name is not part of it: keyboards add it. */
function problemWithName(name: string, missing: string, notLetters: string): string | null {
  const trimmed = name.trim();
  if (trimmed === "") return missing;
  if (!lettersOnly.test(trimmed)) return notLetters;
  return problemWithLength(trimmed, maxNameLength);
}

function problemWithLength(text: string, most: number): string | null {
  return text.length > most ? `Please use at most ${most} characters` : null;
}
