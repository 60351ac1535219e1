import { missingMessages } from "./profile-rules.ts";

/** In the order in which they are shown. */
export const countryCodes = [
  { code: "+1", country: "USA" },
  { code: "+44", country: "UK" },
  { code: "+91", country: "India" },
  { code: "+92", country: "Pakistan" },
  { code: "+61", country: "Australia" },
  { code: "+64", country: "New Zealand" },
  { code: "+33", country: "France" },
  { code: "+49", country: "Germany" },
  { code: "+81", country: "Japan" },
  { code: "+86", country: "China" },
  { code: "+55", country: "Brazil" },
  { code: "+27", country: "South Africa" },
  { code: "+7", country: "Russia" },
  { code: "+34", country: "Spain" },
  { code: "+39", country: "Italy" },
  { code: "+52", country: "Mexico" },
  { code: "+971", country: "UAE" },
] as const;
export type CountryCode = (typeof countryCodes)[number]["code"];

export interface PhoneParts {
  /** Null when the number starts with no known code. */
  readonly countryCode: CountryCode | null;
  readonly digits: string;
}

export function joinPhone(countryCode: CountryCode, digits: string): string {
  return `${countryCode}${digits}`;
}

/** A stored number begins with its country code. The longest matching code wins. */
export function splitPhone(phone: string): PhoneParts {
  const countryCode =
    countryCodes
      .map(({ code }) => code)
      .filter((code) => phone.startsWith(code))
      .toSorted((one, other) => other.length - one.length)[0] ?? null;
  return { countryCode, digits: phone.slice(countryCode?.length ?? 0) };
}

export function findCountryCode(text: string): CountryCode | null {
  return countryCodes.find(({ code }) => code === text)?.code ?? null;
}

/** Expects the digits without the country code. */
export function findPhoneProblem(digits: string): string | null {
  if (digits === "") return missingMessages.phone;
  return /^\d{9,14}$/.test(digits) ? null : "Enter a valid phone number";
}
