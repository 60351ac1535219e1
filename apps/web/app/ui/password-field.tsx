import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { TextField, type TextFieldProps } from "./text-field.tsx";

type PasswordFieldProps = Omit<TextFieldProps, "type" | "leading" | "trailing"> & {
  /** What is hidden, if not a password. */
  secret?: string;
};

export function PasswordField({ disabled = false, secret = "password", ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;

  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      disabled={disabled}
      type={shown ? "text" : "password"}
      trailing={
        <button
          type="button"
          disabled={disabled}
          aria-pressed={shown}
          aria-label={`${shown ? "Hide" : "Show"} ${secret}`}
          onClick={() => setShown(!shown)}
          className="grid size-11 place-items-center rounded-control text-ink-500 enabled:hover:bg-fern-50 enabled:hover:text-fern-700 disabled:cursor-not-allowed"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      }
    />
  );
}
