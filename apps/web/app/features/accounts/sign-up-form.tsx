import { longNameMessage, maxNameLength, unusualNameMessage } from "@fernwell/contract/accounts";
import { paths } from "@fernwell/contract/paths";
import { isMisleadingName } from "@fernwell/domain/people/misleading-name";
import { zodResolver } from "@hookform/resolvers/zod";
import { type UseFormReturn, useForm } from "react-hook-form";
import { z } from "zod";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { emailField, isConfirmed, newPasswordFields, notConfirmed } from "./account-fields.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

const signUpSchema = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, { error: "First name is required" })
      .max(maxNameLength, { error: longNameMessage })
      .refine((name) => !isMisleadingName(name), { error: unusualNameMessage }),
    email: emailField("Please include an '@' in the email address"),
    ...newPasswordFields("Password is required"),
    hasAcceptedTerms: z.boolean().refine((accepted) => accepted, { error: "Please accept the terms" }),
  })
  .refine(isConfirmed, notConfirmed);

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
  /** Why the last attempt failed; shown beside the button. */
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
      <NewPasswordFields label="Password" errors={errors} field={field} />
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

/** Opens in a new tab, so that the form keeps what was typed. */
function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to} target="_blank">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </TextLink>
  );
}
