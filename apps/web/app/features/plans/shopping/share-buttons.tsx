import { Printer, Share2 } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "../groceries/copy-button.tsx";

interface ShareButtonsProps {
  name: string;
  text: () => string;
}

export function ShareButtons({ name, text }: ShareButtonsProps) {
  /** A person who closes the share sheet has changed their mind, which is no failure. */
  async function share() {
    await navigator.share({ title: name, text: text() }).catch(() => undefined);
  }

  return (
    <div className="mt-6 flex flex-wrap gap-3 print:hidden">
      {"share" in navigator && (
        <Button variant="secondary" size="small" iconBefore={<Share2 />} onClick={share}>
          Share what is left
        </Button>
      )}
      <CopyButton text={text} />
      <Button variant="secondary" size="small" iconBefore={<Printer />} onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
}
