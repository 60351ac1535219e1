import { addresses, paths } from "@fernwell/contract/paths";
import { useNavigate, useParams } from "react-router";
import { useEndSessionByLink } from "#app/features/accounts/account-changes.api.ts";
import { MailedLink } from "#app/features/accounts/mailed-link.tsx";
import { unlisted } from "#app/lib/route-handle.ts";
import { useIsSignedIn } from "#app/lib/session.ts";
import { createTitleMeta } from "#app/lib/titles.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { showToast } from "#app/ui/toast.ts";

export const handle = unlisted;

export function meta() {
  return createTitleMeta(addresses.endSession);
}

export default function EndSession() {
  const { token = "" } = useParams();
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();

  return (
    <MailedLink
      heading="Log that device out"
      lead="If you do not know the device that we wrote to you about, log it out here and then choose a new password."
      label="Log that device out"
      pendingLabel="Logging it out..."
      follow={useEndSessionByLink(token)}
      onDone={() => {
        showToast.success("That device is logged out. Please choose a new password now.");
        void navigate(isSignedIn ? paths.myPassword : paths.login, { replace: true });
      }}
      otherwise="Your settings list every device that is logged in."
    >
      <TextLink to={paths.mySessions}>Go to your settings</TextLink>
    </MailedLink>
  );
}
