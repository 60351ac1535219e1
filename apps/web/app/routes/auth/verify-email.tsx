import { addresses, paths } from "@fernwell/contract/paths";
import { useNavigate, useParams } from "react-router";
import { MailedLink } from "#app/features/accounts/mailed-link.tsx";
import { useVerifyEmailByLink } from "#app/features/accounts/mailed-links.api.ts";
import { unlisted } from "#app/lib/route-handle.ts";
import { createTitleMeta } from "#app/lib/titles.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { showToast } from "#app/ui/toast.ts";

export const handle = unlisted;

export function meta() {
  return createTitleMeta(addresses.verifyEmail);
}

export default function VerifyEmail() {
  const { token = "" } = useParams();
  const navigate = useNavigate();

  return (
    <MailedLink
      heading="Confirm your email address"
      lead="One press, and your account is ready."
      label="Confirm my address"
      pendingLabel="Confirming..."
      follow={useVerifyEmailByLink(token)}
      onDone={() => {
        showToast.success("Your email is verified. You can log in now.");
        void navigate(paths.login, { replace: true });
      }}
      otherwise="Open the link in the browser in which you signed up. If that does not help, sign up again."
    >
      <TextLink to={paths.signup}>Go to sign-up</TextLink>
    </MailedLink>
  );
}
