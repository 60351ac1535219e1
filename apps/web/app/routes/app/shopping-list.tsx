import { addresses } from "@fernwell/contract/paths";
import { useParams } from "react-router";
import { ShoppingListPage } from "#app/features/plans/shopping/shopping-list-page.tsx";
import { createTitleMeta } from "#app/lib/titles.ts";
import { Pull } from "#app/page/pull.tsx";
import { SafetyNotice } from "#app/safety/safety-notice.tsx";

export function meta() {
  return createTitleMeta(addresses.shoppingList);
}

/** The list named by the address, or the newest. */
export default function ShoppingListRoute() {
  const { id = "" } = useParams();

  return (
    <div className="mx-auto w-full max-w-176 grow px-5 pt-6 sm:px-8 lg:pt-10 print:p-0">
      <Pull />
      <div className="mb-6 empty:hidden">
        <SafetyNotice kinds={["meal"]} />
      </div>
      <ShoppingListPage listId={id} />
    </div>
  );
}
