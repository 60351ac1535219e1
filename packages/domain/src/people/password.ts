/** At least 8 characters with an uppercase letter, a lowercase letter and a special character. No digit is required. */
export function isStrongPassword(password: string): boolean {
  return (
    [...password].length >= minPasswordLength &&
    /\p{Lu}/u.test(password) &&
    /\p{Ll}/u.test(password) &&
    /[^\p{L}\p{N}\s]/u.test(password)
  );
}

export const minPasswordLength = 8;
export const maxPasswordLength = 200;
