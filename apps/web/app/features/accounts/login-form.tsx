import { isEmailAddress } from "@fernwell/domain/people/email-address";
import { minPasswordLength } from "@fernwell/domain/people/password";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { TextButton } from "#app/ui/text-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { emailField } from "./account-fields.ts";

const loginSchema = z.object({
  email: emailField("Enter a valid email address"),
  password: z.string().min(1, { error: "Password is required" }),
});

export type Credentials = z.infer<typeof loginSchema>;

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
    resolver: zodResolver(loginSchema),
    defaultValues: { email, password: "" },
    reValidateMode: "onSubmit",
  });
  const { errors } = form.formState;

  function forget() {
    const typed = form.getValues("email").trim();
    onForgot(isEmailAddress(typed) ? typed : "");
  }

  return (
    <form onSubmit={form.handleSubmit(onSubmit)} noValidate className="grid gap-5">
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register("email", { onChange: () => form.clearErrors("email") })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        labelAside={<TextButton onClick={forget}>Forgot?</TextButton>}
        error={errors.password?.message}
        {...form.register("password", {
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
