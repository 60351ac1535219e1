import { addresses } from "@fernwell/contract/paths";
import { LogOut } from "lucide-react";
import { logOut } from "#app/features/accounts/log-out.ts";
import { useStored } from "#app/lib/storage.ts";
import { tokenKey } from "#app/lib/storage-keys.ts";
import { createTitleMeta } from "#app/lib/titles.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";

export function meta() {
  return createTitleMeta(addresses.dashboard);
}

export default function Dashboard() {
  const token = useStored(tokenKey);

  return (
    <div className="mx-auto w-full max-w-208 px-5 py-10 sm:px-8 lg:py-16">
      <h1 className="text-4xl">Dashboard</h1>
      <Card className="mt-8 grid justify-items-start gap-6 p-6 sm:p-8">
        <div className="w-full">
          <PasswordField
            label="Your token"
            secret="token"
            hint="Anyone who has it can use your account. Keep it to yourself."
            value={token ?? ""}
            readOnly
            autoComplete="off"
          />
        </div>
        <Button variant="secondary" iconBefore={<LogOut />} onClick={logOut}>
          Logout
        </Button>
      </Card>
    </div>
  );
}
