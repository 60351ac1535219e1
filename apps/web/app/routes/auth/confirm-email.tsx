import { addresses, paths } from "@fernwell/contract/paths";
import { useNavigate, useParams } from "react-router";
import { useConfirmEmail } from "#app/features/accounts/account-changes.api.ts";
import { MailedLink } from "#app/features/accounts/mailed-link.tsx";
import { unlisted } from "#app/lib/route-handle.ts";
import { useIsSignedIn } from "#app/lib/session.ts";
import { createTitleMeta } from "#app/lib/titles.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { showToast } from "#app/ui/toast.ts";

export const handle = unlisted;

export function meta() {
  return createTitleMeta(addresses.confirmEmail);
}

export default function ConfirmEmail() {
  const { token = "" } = useParams();
  const navigate = useNavigate();
  const next = useIsSignedIn() ? paths.myEmail : paths.login;

  return (
    <MailedLink
      heading="Confirm your new address"
      lead="Confirm it, and you log in with this address from now on."
      label="Confirm my new address"
      pendingLabel="Confirming..."
      follow={useConfirmEmail(token)}
      onDone={() => {
        showToast.success("Your address is changed.");
        void navigate(next, { replace: true });
      }}
      otherwise="You can ask for a new link in your settings."
    >
      <TextLink to={paths.myEmail}>Go to your settings</TextLink>
    </MailedLink>
  );
}
