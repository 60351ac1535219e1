import { type CountryCode, countryCodes } from "@fernwell/domain/people/phone-number";
import type { Ref } from "react";
import { SelectField } from "#app/ui/select-field.tsx";

interface CountryCodeFieldProps {
  readonly value: CountryCode;
  readonly onValueChange: (code: CountryCode) => void;
  readonly onBlur: () => void;
  readonly ref: Ref<HTMLButtonElement>;
}

/** Shows only the code; the list shows the countries and can be searched by typing one. */
export function CountryCodeField(field: CountryCodeFieldProps) {
  return <SelectField {...field} label="Country code" choices={choices} />;
}

const choices = countryCodes.map(({ code, country }) => ({
  value: code,
  label: `${code} ${country}`,
  short: code,
  searchText: country,
}));
