import { isEmailAddress } from "@fernwell/domain/people/email-address";
import { minPasswordLength } from "@fernwell/domain/people/password";
import { useForm } from "react-hook-form";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface LoginFormProps {
  /** The address that the field starts with. */
  readonly email: string;
  readonly isPending: boolean;
  /** Why the last attempt failed; shown beside the button. */
  readonly failure: string | null;
  /** Receives the typed address, if it is valid. */
  readonly onForgot: (email: string) => void;
  readonly onSubmit: (credentials: Credentials) => void;
}

export function LoginForm({ email, isPending, failure, onForgot, onSubmit }: LoginFormProps) {
  const form = useForm<Credentials>({
    defaultValues: { email, password: "" },
    reValidateMode: "onSubmit",
  });
  const { errors } = form.formState;

  function forget() {
    const typed = form.getValues("email").trim();
    onForgot(isEmailAddress(typed) ? typed : "");
  }

  function submit({ email, password }: Credentials) {
    onSubmit({ email: email.trim(), password });
  }

  return (
    <form onSubmit={form.handleSubmit(submit)} noValidate className="grid gap-5">
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register("email", { validate: checkEmail, onChange: () => form.clearErrors("email") })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        labelAside={<TextButton onClick={forget}>Forgot?</TextButton>}
        error={errors.password?.message}
        {...form.register("password", {
          validate: (password) => password !== "" || "Password is required",
          onChange: ({ target }) => {
            if (target.value.length >= minPasswordLength) form.clearErrors("password");
          },
        })}
      />
      {failure !== null && <Banner kind="error" title={failure} />}
      <Button type="submit" size="large" fullWidth pending={isPending} pendingLabel="Logging in...">
        Login
      </Button>
    </form>
  );
}

/** Without a schema: zod would be a quarter of the page's script. */
function checkEmail(typed: string): string | true {
  const email = typed.trim();
  if (email === "") return "Email is required";
  return isEmailAddress(email) || "Enter a valid email address";
}
