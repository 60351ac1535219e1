import { QueryClientProvider } from "@tanstack/react-query";
import { Outlet } from "react-router";
import { useQueryClientOfPerson } from "#app/lib/use-query-client-of-person.ts";
import { ToastsLater } from "#app/ui/toasts-later.tsx";

/** What every screen behind the public site shares, and no public page loads: fetched data and toasts. */
export default function Services() {
  return (
    <QueryClientProvider client={useQueryClientOfPerson()}>
      <Outlet />
      <ToastsLater />
    </QueryClientProvider>
  );
}
