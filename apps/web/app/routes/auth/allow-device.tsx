import { addresses, paths } from "@fernwell/contract/paths";
import { useNavigate, useParams } from "react-router";
import { MailedLink } from "#app/features/accounts/mailed-link.tsx";
import { useAllowDevice } from "#app/features/accounts/mailed-links.api.ts";
import { unlisted } from "#app/lib/route-handle.ts";
import { createTitleMeta } from "#app/lib/titles.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { showToast } from "#app/ui/toast.ts";

export const handle = unlisted;

export function meta() {
  return createTitleMeta(addresses.allowDevice);
}

export default function AllowDevice() {
  const { token = "" } = useParams();
  const navigate = useNavigate();

  return (
    <MailedLink
      heading="Log in on this device"
      lead="Too many wrong passwords were entered for your account, so new devices have to wait. Yours does not have to, if you allow it here."
      label="Let me log in on this device"
      pendingLabel="One moment..."
      follow={useAllowDevice(token)}
      onDone={() => {
        showToast.success("You can log in on this device now.");
        void navigate(paths.login, { replace: true });
      }}
      otherwise="Try to log in again. If you are asked to wait, we email you a new link."
    >
      <TextLink to={paths.login}>Go to login</TextLink>
    </MailedLink>
  );
}
