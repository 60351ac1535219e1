export interface NameParts {
  readonly first: string;
  readonly last: string;
}

/** The first word is the first name and the rest the last, until the person says otherwise in the profile. */
export function splitFullName(fullName: string): NameParts {
  const [first = "", ...rest] = fullName.trim().split(/\s+/);
  return { first, last: rest.join(" ") };
}
