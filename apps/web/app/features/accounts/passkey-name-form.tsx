import { longPasskeyNameMessage, maxPasskeyNameLength } from "@fernwell/contract/second-factor";
import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";

interface PasskeyNameFormProps {
  /** The name that the field starts with. */
  readonly name: string;
  readonly confirmLabel: string;
  readonly pendingLabel: string;
  readonly isPending: boolean;
  readonly onSubmit: (name: string) => void;
  /** What went wrong. */
  readonly children: ReactNode;
}

const schema = z.object({
  name: z
    .string()
    .trim()
    .min(1, { error: "Please name the passkey" })
    .max(maxPasskeyNameLength, { error: longPasskeyNameMessage }),
});

export function PasskeyNameForm({
  name,
  confirmLabel,
  pendingLabel,
  isPending,
  onSubmit,
  children,
}: PasskeyNameFormProps) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { name } });

  return (
    <form noValidate className="grid gap-5" onSubmit={form.handleSubmit((answers) => onSubmit(answers.name))}>
      <TextField
        label="Name"
        autoComplete="off"
        error={form.formState.errors.name?.message}
        {...form.register("name")}
      />
      {children}
      <Button type="submit" fullWidth pending={isPending} pendingLabel={pendingLabel}>
        {confirmLabel}
      </Button>
    </form>
  );
}
