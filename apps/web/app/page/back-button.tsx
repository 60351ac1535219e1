import { ArrowLeft } from "lucide-react";
import { useNavigate } from "react-router";
import { hasHistory } from "#app/lib/has-history.ts";
import { Button } from "#app/ui/button.tsx";

/** Goes back in the history, or to a fixed address when there is none. */
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
