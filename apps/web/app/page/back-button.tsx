import { ArrowLeft } from "lucide-react";
import { useNavigate } from "react-router";
import { hasHistory } from "#app/lib/has-history.ts";
import { Button } from "#app/ui/button.tsx";

/** Back to where somebody came from, or to another place for one who came from nowhere. */
export function BackButton({ otherwise }: { otherwise: string }) {
  const navigate = useNavigate();

  return (
    <div className="-ml-5">
      <Button
        variant="quiet"
        iconBefore={<ArrowLeft />}
        onClick={() => (hasHistory() ? navigate(-1) : navigate(otherwise))}
      >
        Back
      </Button>
    </div>
  );
}
