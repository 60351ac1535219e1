import {
  longNameMessage,
  longPasswordMessage,
  maxNameLength,
  strongPasswordMessage,
} from "@fernwell/contract/accounts";
import { isEmailAddress } from "@fernwell/domain/people/email-address";
import { isStrongPassword, maxPasswordLength } from "@fernwell/domain/people/password";
import { zodResolver } from "@hookform/resolvers/zod";
import { type UseFormReturn, useForm } from "react-hook-form";
import { z } from "zod";
import { paths } from "#app/lib/paths.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

const signUpSchema = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, { error: "First name is required" })
      .max(maxNameLength, { error: longNameMessage }),
    email: z
      .string()
      .trim()
      .min(1, { error: "Email is required", abort: true })
      .refine(isEmailAddress, { error: "Please include an '@' in the email address" }),
    password: z
      .string()
      .min(1, { error: "Password is required", abort: true })
      .max(maxPasswordLength, { error: longPasswordMessage })
      .refine(isStrongPassword, { error: strongPasswordMessage }),
    passwordConfirm: z.string().min(1, { error: "Please confirm your password" }),
    hasAcceptedTerms: z.boolean().refine((accepted) => accepted, { error: "Please accept the terms" }),
  })
  .refine(({ password, passwordConfirm }) => passwordConfirm === "" || password === passwordConfirm, {
    error: "Passwords do not match",
    path: ["passwordConfirm"],
    // The two are compared also while other fields are still wrong.
    when: () => true,
  });

export type SignUpAnswers = z.infer<typeof signUpSchema>;
export type SignUpFormState = UseFormReturn<SignUpAnswers>;

const blank: SignUpAnswers = {
  name: "",
  email: "",
  password: "",
  passwordConfirm: "",
  hasAcceptedTerms: false,
};

export function useSignUpForm(): SignUpFormState {
  return useForm<SignUpAnswers>({
    resolver: zodResolver(signUpSchema),
    defaultValues: blank,
    reValidateMode: "onSubmit",
  });
}

interface SignUpFormProps {
  readonly form: SignUpFormState;
  readonly isPending: boolean;
  /** Why the last try did not work; said beside the button that was pressed. */
  readonly failure: string | null;
  readonly onSubmit: (answers: SignUpAnswers) => void;
}

export function SignUpForm({ form, isPending, failure, onSubmit }: SignUpFormProps) {
  const { errors } = form.formState;
  const field = (name: keyof SignUpAnswers) =>
    form.register(name, { onChange: () => form.clearErrors(name) });

  return (
    <form onSubmit={form.handleSubmit(onSubmit)} noValidate className="grid gap-5">
      <TextField label="Full name" autoComplete="name" error={errors.name?.message} {...field("name")} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...field("email")}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters with uppercase, lowercase and a special character."
        error={errors.password?.message}
        {...field("password")}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.passwordConfirm?.message}
        {...field("passwordConfirm")}
      />
      <Checkbox
        label={
          <>
            I accept the <LegalLink to={paths.authTerms}>Terms &amp; Conditions</LegalLink> and the{" "}
            <LegalLink to={paths.authPrivacy}>Privacy Policy</LegalLink>
          </>
        }
        error={errors.hasAcceptedTerms?.message}
        {...field("hasAcceptedTerms")}
      />
      {failure !== null && <Banner kind="error" title={failure} />}
      <Button type="submit" size="large" fullWidth pending={isPending} pendingLabel="Registering...">
        Register
      </Button>
    </form>
  );
}

/** Opens beside the form, which keeps what was typed. */
function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to} target="_blank">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </TextLink>
  );
}
