import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";

type Copied = "no" | "yes" | "refused";

const copyLabels: Readonly<Record<Copied, string>> = {
  no: "Copy what is left",
  yes: "Copied",
  refused: "Your browser does not let us copy",
};

export function CopyButton({ text }: { text: () => string }) {
  const [copied, setCopied] = useState<Copied>("no");

  async function copy() {
    try {
      await navigator.clipboard.writeText(text());
      setCopied("yes");
    } catch {
      setCopied("refused");
    }
  }

  return (
    <>
      <Button
        variant="secondary"
        size="small"
        iconBefore={copied === "yes" ? <Check /> : <Copy />}
        onClick={copy}
        onBlur={() => setCopied("no")}
      >
        {copyLabels[copied]}
      </Button>
      <output className="sr-only">{copied === "no" ? "" : copyLabels[copied]}</output>
    </>
  );
}
