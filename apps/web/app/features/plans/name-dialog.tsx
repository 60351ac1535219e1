import { longestPlanName } from "@fernwell/contract/plans";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { NotMedicalAdvice } from "./not-medical-advice.tsx";

interface NameDialogProps {
  title: string;
  description: string;
  submitLabel: string;
  open: boolean;
  isPending: boolean;
  onClose: () => void;
  onName: (name: string) => void;
}

/** Cannot be closed while the plan is being saved; a typed name is kept for the next time. */
export function NameDialog({
  title,
  description,
  submitLabel,
  open,
  isPending,
  onClose,
  onName,
}: NameDialogProps) {
  const [name, setName] = useState("");
  const field = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (name.trim() === "") field.current?.focus();
    else onName(name.trim());
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title={title}
      description={description}
      size="sm"
      closesOnOutsideClick={false}
    >
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          ref={field}
          label="Plan name"
          autoComplete="off"
          maxLength={longestPlanName}
          value={name}
          readOnly={isPending}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" size="large" fullWidth pending={isPending} pendingLabel="Creating...">
          {submitLabel}
        </Button>
        <NotMedicalAdvice />
      </form>
    </Dialog>
  );
}
