import { strongPasswordMessage } from "@fernwell/contract/accounts";
import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { PasswordField } from "#app/ui/password-field.tsx";
import type { NewPassword } from "./account-fields.ts";

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly errors: FieldErrors<NewPassword>;
  readonly field: (name: keyof NewPassword) => UseFormRegisterReturn;
}

export function NewPasswordFields({ label, errors, field }: NewPasswordFieldsProps) {
  const passwordError = errors.password?.message;

  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        hint={passwordError === strongPasswordMessage ? undefined : rule}
        error={passwordError}
        {...field("password")}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.passwordConfirm?.message}
        {...field("passwordConfirm")}
      />
    </>
  );
}

const rule = "At least 8 characters with uppercase, lowercase and a special character.";
