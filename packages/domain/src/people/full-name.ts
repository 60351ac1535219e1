export interface NameParts {
  readonly first: string;
  readonly last: string;
}

/** A first guess, which the person can correct in the profile. */
export function splitFullName(fullName: string): NameParts {
  const [first = "", ...rest] = fullName.trim().split(/\s+/);
  return { first, last: rest.join(" ") };
}
