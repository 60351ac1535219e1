import type { Acceptances } from "@fernwell/contract/legal";
import type { LegalDocumentName } from "@fernwell/contract/legal-versions";
import { paths } from "@fernwell/contract/paths";
import { detailOr } from "#app/lib/error-detail.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { useAcceptDocuments } from "./acceptances.api.ts";
import { describeQuestion } from "./describe-question.ts";

interface AcceptDialogProps {
  readonly acceptances: Acceptances;
  readonly onLogOut: () => void;
}

/** Stays until the person accepts, logs out or goes to their data. */
export function AcceptDialog({ acceptances, onLogOut }: AcceptDialogProps) {
  const accept = useAcceptDocuments();
  const question = describeQuestion(acceptances);
  if (question === null) return null;

  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      canClose={false}
      title={question.title}
      description={question.lead}
      footer={
        <>
          <Button variant="secondary" onClick={onLogOut}>
            Log out
          </Button>
          <Button
            pending={accept.isPending}
            pendingLabel="Accepting..."
            onClick={() => accept.mutate(acceptances)}
          >
            Accept and continue
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-ink-700">
        {question.changes.map(({ document, text }) => (
          <p key={document}>
            <strong className="font-semibold text-ink-900">{names[document]}:</strong> {text}
          </p>
        ))}
        <p>
          Read the <DocumentLink document="terms" /> and the <DocumentLink document="privacy" />.
        </p>
        <p>
          If you would rather not accept, you can{" "}
          <TextLink to={paths.myData}>download or delete your data</TextLink> first.
        </p>
        {accept.error && (
          <Banner
            kind="error"
            title={detailOr(accept.error, "We could not record that. Please try again.")}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Opens in a new tab, so that the question stays. */
function DocumentLink({ document }: { document: LegalDocumentName }) {
  return (
    <TextLink to={addresses[document]} target="_blank">
      {names[document]}
      <span className="sr-only"> (opens in a new tab)</span>
    </TextLink>
  );
}

const names: Readonly<Record<LegalDocumentName, string>> = {
  terms: "Terms & Conditions",
  privacy: "Privacy Policy",
};

const addresses: Readonly<Record<LegalDocumentName, string>> = {
  terms: paths.authTerms,
  privacy: paths.authPrivacy,
};
