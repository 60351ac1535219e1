import { addresses, paths } from "@fernwell/contract/paths";
import { Navigate } from "react-router";
import { chosenByServer } from "#app/lib/route-handle.ts";
import { createTitleMeta } from "#app/lib/titles.ts";

export const handle = chosenByServer;

export function meta() {
  return createTitleMeta(addresses.homeAlias);
}

export default function HomeAlias() {
  return <Navigate to={paths.home} replace />;
}
