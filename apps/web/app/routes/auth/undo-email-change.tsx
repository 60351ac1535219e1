import { addresses, paths } from "@fernwell/contract/paths";
import { useNavigate, useParams } from "react-router";
import { UndoEmailChangeForm } from "#app/features/accounts/undo-email-change-form.tsx";
import { unlisted } from "#app/lib/route-handle.ts";
import { createTitleMeta } from "#app/lib/titles.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { showToast } from "#app/ui/toast.ts";

export const handle = unlisted;

export function meta() {
  return createTitleMeta(addresses.undoEmailChange);
}

export default function UndoEmailChange() {
  const { token = "" } = useParams();
  const navigate = useNavigate();

  function finish() {
    showToast.success("Your address is back. Log in with it and your new password.");
    void navigate(paths.login, { replace: true });
  }

  return (
    <div className="grid gap-8">
      <header>
        <h1 className="text-4xl">Restore your email address</h1>
        <p className="mt-3 text-ink-700 text-lg">
          The person who changed it knew your password, so choose a new one. Every device is logged out.
        </p>
      </header>
      <UndoEmailChangeForm token={token} onUndone={finish} />
      <p>
        <TextLink to={paths.login}>Go to login</TextLink>
      </p>
    </div>
  );
}
