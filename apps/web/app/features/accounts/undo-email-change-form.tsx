import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { detailOr } from "#app/lib/error-detail.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { useUndoEmailChange } from "./account-changes.api.ts";
import { isConfirmed, type NewPassword, newPasswordFields, notConfirmed } from "./account-fields.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

const schema = z.object(newPasswordFields("New password is required")).refine(isConfirmed, notConfirmed);

interface UndoEmailChangeFormProps {
  readonly token: string;
  readonly onUndone: () => void;
}

/** Asks for a new password, because the person who changed the address knew the old one. */
export function UndoEmailChangeForm({ token, onUndone }: UndoEmailChangeFormProps) {
  const undo = useUndoEmailChange(token);
  const form = useForm<NewPassword>({
    resolver: zodResolver(schema),
    defaultValues: { password: "", passwordConfirm: "" },
    reValidateMode: "onSubmit",
  });
  const field = (name: keyof NewPassword) => form.register(name, { onChange: () => form.clearErrors(name) });

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={form.handleSubmit((answers) => undo.mutate(answers, { onSuccess: onUndone }))}
    >
      <NewPasswordFields label="New password" errors={form.formState.errors} field={field} />
      {undo.error && (
        <Banner kind="error" title={detailOr(undo.error, "That did not work. Please try again.")} />
      )}
      <Button
        type="submit"
        size="large"
        fullWidth
        pending={undo.isPending}
        pendingLabel="Bringing it back..."
      >
        Restore my address
      </Button>
    </form>
  );
}
