import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { detailOr } from "#app/lib/error-detail.ts";
import { Loaded } from "#app/page/loaded.tsx";
import { SettingsCard } from "#app/page/settings-card.tsx";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useChangeEmail, useEmail } from "./account-changes.api.ts";
import { emailField } from "./account-fields.ts";

export function ChangeEmail() {
  const current = useEmail();
  const [isOpen, setIsOpen] = useState(false);

  return (
    <SettingsCard
      id="email"
      heading="Your email"
      lead="You log in with it, and we write to it. We switch to a new address once you confirm it."
    >
      <Loaded
        query={current}
        failure="We could not load your email address."
        skeleton={<Skeleton className="h-12 max-w-80" />}
      >
        {({ email, pending }) => (
          <div className="mb-4">
            <p className="wrap-anywhere font-semibold">{email}</p>
            <p aria-live="polite" className="wrap-anywhere mt-1 text-ink-700 empty:hidden">
              {pending &&
                `To change it to ${pending.email}, open the link that we have emailed there. It works for a day.`}
            </p>
          </div>
        )}
      </Loaded>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Change my email
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Change your email"
        description="We email a link to the new address. Once you have opened it, we write to the old one, and you can undo the change from there for seven days."
        size="sm"
        closesOnOutsideClick={false}
      >
        <ChangeEmailForm onAsked={() => setIsOpen(false)} />
      </Dialog>
    </SettingsCard>
  );
}

const schema = z.object({
  email: emailField("Please enter a valid email address"),
  password: z.string().min(1, { error: "Please enter your password" }),
});

type Answers = z.infer<typeof schema>;

function ChangeEmailForm({ onAsked }: { onAsked: () => void }) {
  const change = useChangeEmail();
  const form = useForm<Answers>({
    resolver: zodResolver(schema),
    defaultValues: { email: "", password: "" },
    reValidateMode: "onSubmit",
  });
  const { errors } = form.formState;
  const field = (name: keyof Answers) =>
    form.register(name, {
      onChange: () => {
        form.clearErrors(name);
        change.reset();
      },
    });

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit((answers) => change.mutate(answers, { onSuccess: onAsked }))}
    >
      <TextField
        label="New email address"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...field("email")}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...field("password")}
      />
      {change.error && (
        <Banner
          kind="error"
          title={detailOr(change.error, "We could not email the link. Please try again.")}
        />
      )}
      <Button type="submit" fullWidth pending={change.isPending} pendingLabel="Sending...">
        Email me the link
      </Button>
    </form>
  );
}
