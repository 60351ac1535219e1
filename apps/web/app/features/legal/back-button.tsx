import { ArrowLeft } from "lucide-react";
import { useNavigate } from "react-router";
import { paths } from "#app/lib/paths.ts";
import { Button } from "#app/ui/button.tsx";

/** Back to where the reader came from, or to the landing page for one who came from nowhere. */
export function BackButton() {
  const navigate = useNavigate();

  return (
    <div className="-ml-5">
      <Button
        variant="quiet"
        iconBefore={<ArrowLeft />}
        onClick={() => (hasHistory() ? navigate(-1) : navigate(paths.landing))}
      >
        Back
      </Button>
    </div>
  );
}

/** Pages of other sites do not count, nor do entries that lie ahead; browsers that cannot tell count them all. */
function hasHistory(): boolean {
  return window.navigation?.canGoBack ?? window.history.length > 1;
}
