import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { showToast } from "#app/ui/toast.ts";
import { Piece, Specimen } from "./specimen.tsx";

type DialogName = "plain" | "long" | "large" | "guarded" | "question";

export function DialogPiece() {
  const [shown, setShown] = useState<DialogName | null>(null);
  const propsFor = (name: DialogName) => ({
    open: shown === name,
    onOpenChange: (open: boolean) => setShown(open ? name : null),
  });

  return (
    <Piece name="dialog" title="Dialog">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setShown("plain")}>Open a dialog</Button>
        <Button variant="secondary" onClick={() => setShown("long")}>
          Open a long dialog
        </Button>
        <Button variant="secondary" onClick={() => setShown("large")}>
          Open a large dialog
        </Button>
        <Button variant="secondary" onClick={() => setShown("guarded")}>
          Open a guarded dialog
        </Button>
        <Button variant="secondary" onClick={() => setShown("question")}>
          Open a question
        </Button>
      </div>
      <Dialog
        {...propsFor("plain")}
        title="Save this plan"
        description="You can change it at any time."
        size="sm"
        footer={
          <>
            <Button variant="secondary" onClick={() => setShown(null)}>
              Not now
            </Button>
            <Button onClick={() => setShown(null)}>Save plan</Button>
          </>
        }
      >
        <p className="text-ink-700">Seven breakfasts, five lunches and a slow Sunday soup.</p>
      </Dialog>
      <Dialog {...propsFor("long")} title="Everything that goes into it">
        <ol className="space-y-4 text-ink-700">
          {Array.from({ length: 24 }, (_, index) => `Step ${index + 1}`).map((step) => (
            <li key={step}>{step}: stir gently, taste, and wait until the kitchen smells of rosemary.</li>
          ))}
        </ol>
      </Dialog>
      <Dialog
        {...propsFor("large")}
        size="lg"
        title="A week that bends without breaking, with a heading long enough to need a second line"
        description="A large dialog for side-by-side content."
      >
        <div className="grid gap-4 sm:grid-cols-3">
          {["Morning", "Midday", "Evening"].map((time) => (
            <p key={time} className="rounded-control bg-fern-50 p-5 text-ink-700">
              {time}
            </p>
          ))}
        </div>
      </Dialog>
      <Dialog
        {...propsFor("guarded")}
        closesOnOutsideClick={false}
        title="Your answers are not saved yet"
        description="A click outside does not close this one."
      >
        <Button onClick={() => setShown(null)}>Go on writing</Button>
      </Dialog>
      <Dialog
        {...propsFor("question")}
        canClose={false}
        title="One thing before you go on"
        description="This one stays until it is answered."
      >
        <Button onClick={() => setShown(null)}>Answer it</Button>
      </Dialog>
    </Piece>
  );
}

export function ConfirmDialogPiece() {
  const [shown, setShown] = useState<"danger" | "neutral" | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [outcome, setOutcome] = useState("Nothing decided");
  const finish = (outcome: string) => {
    setShown(null);
    setIsPending(false);
    setOutcome(outcome);
  };

  return (
    <Piece name="confirm-dialog" title="Confirm dialog">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="danger" onClick={() => setShown("danger")}>
          Remove the plan
        </Button>
        <Button variant="secondary" onClick={() => setShown("neutral")}>
          Leave the page
        </Button>
        <output className="text-ink-700">{outcome}</output>
      </div>
      <ConfirmDialog
        open={shown === "danger"}
        onOpenChange={(open) => !open && setShown(null)}
        title="Remove this plan?"
        message="Its seven days go with it. This cannot be undone."
        tone="danger"
        confirmLabel="Remove"
        cancelLabel="Keep it"
        pending={isPending}
        pendingLabel="Removing…"
        onConfirm={() => {
          setIsPending(true);
          setTimeout(() => finish("Removed"), 600);
        }}
      />
      <ConfirmDialog
        open={shown === "neutral"}
        onOpenChange={(open) => !open && setShown(null)}
        title="Leave without saving?"
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={() => finish("Left")}
      />
    </Piece>
  );
}

export function ToastPiece() {
  return (
    <Piece name="toast" title="Toast">
      <Specimen caption="Top right, three seconds, pauses under the pointer, goes on click or drag">
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => showToast.success("Saved to your favourites.")}>
            Show a success
          </Button>
          <Button variant="secondary" onClick={() => showToast.error("That did not work. Please try again.")}>
            Show an error
          </Button>
          <Button variant="secondary" onClick={() => showToast.info(longMessage)}>
            Show a long message
          </Button>
        </div>
      </Specimen>
    </Piece>
  );
}

const longMessage =
  "Your questionnaire was saved on this device. It will be sent as soon as the connection is back, so you can go on.";
