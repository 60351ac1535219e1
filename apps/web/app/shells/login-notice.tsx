import { useLocation } from "react-router";
import { z } from "zod";
import { Banner } from "#app/ui/banner.tsx";

const stateSchema = z.object({ notice: z.string() });

/** Says why the person has to log in again. */
export function LoginNotice() {
  const state = stateSchema.safeParse(useLocation().state).data;
  if (!state) return null;

  return (
    <div className="mb-8">
      <Banner kind="warning" title={state.notice} />
    </div>
  );
}
