import { Smartphone } from "lucide-react";
import { useInstall } from "#app/lib/install-prompt.ts";
import { useStored, writeStored } from "#app/lib/storage.ts";
import { installOfferKey } from "#app/lib/storage-keys.ts";
import { Button } from "#app/ui/button.tsx";

/** Offers once to install the app, to someone who has a plan to come back to. */
export function InstallOffer() {
  const install = useInstall();
  const isAnswered = useStored(installOfferKey) !== null;
  if (install === null || isAnswered) return null;

  const answer = () => writeStored(installOfferKey, "answered");
  return (
    <section
      aria-labelledby="install-offer"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-card p-5"
    >
      <Smartphone aria-hidden className="size-5.5 shrink-0 text-fern-700" />
      <div className="min-w-0 grow basis-72">
        <h2 id="install-offer" className="font-sans font-semibold text-base">
          Keep your week at hand
        </h2>
        <p className="text-ink-700 text-sm">
          Put Fernwell on your home screen. It opens without a connection too.
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button
          size="small"
          onClick={() => {
            answer();
            install();
          }}
        >
          Install
        </Button>
        <Button variant="quiet" size="small" onClick={answer}>
          Not now
        </Button>
      </div>
    </section>
  );
}
