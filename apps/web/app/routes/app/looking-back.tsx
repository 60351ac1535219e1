import { addresses } from "@fernwell/contract/paths";
import { LookingBackPage } from "#app/features/looking-back/looking-back-page.tsx";
import { createTitleMeta } from "#app/lib/titles.ts";

export function meta() {
  return createTitleMeta(addresses.lookingBack);
}

export default function LookingBackRoute() {
  return (
    <div className="mx-auto w-full max-w-272 grow px-5 pt-6 pb-24 sm:px-8 lg:pt-10">
      <LookingBackPage />
    </div>
  );
}
