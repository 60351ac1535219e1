import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextField } from "#app/ui/text-field.tsx";

interface DemoCardDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onPaid: () => void;
}

/** Shown when no payment provider is configured. What is typed is never sent or stored. */
export function DemoCardDialog({ open, onClose, onPaid }: DemoCardDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Demo payment"
      size="sm"
      closesOnOutsideClick={false}
    >
      <form
        noValidate
        autoComplete="off"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onPaid();
        }}
      >
        <Banner kind="warning" title="No payment is taken here.">
          Please do not type a real card. Nothing in these fields is kept or sent.
        </Banner>
        <TextField
          {...unremembered}
          label="Card number"
          inputMode="numeric"
          placeholder="0000 0000 0000 0000"
          maxLength={23}
        />
        <TextField {...unremembered} label="Holder name" maxLength={100} />
        <div className="grid grid-cols-2 gap-4">
          <TextField
            {...unremembered}
            label="Expiry date"
            inputMode="numeric"
            placeholder="MM / YY"
            maxLength={7}
          />
          <TextField {...unremembered} label="CVC" inputMode="numeric" placeholder="000" maxLength={4} />
        </div>
        <Button type="submit" size="large" fullWidth>
          Pay Now
        </Button>
      </form>
    </Dialog>
  );
}

/** Keeps the browser and password managers from filling in or saving the fields. */
const unremembered = {
  autoComplete: "off",
  spellCheck: false,
  "data-1p-ignore": true,
  "data-lpignore": "true",
} as const;
