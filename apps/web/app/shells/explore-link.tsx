import { paths } from "@fernwell/contract/paths";
import type { MouseEvent } from "react";
import { NavLink, useLocation, useNavigate } from "react-router";
import { scrollToExploreSection } from "#app/lib/explore-section.ts";
import { writeStored } from "#app/lib/storage.ts";
import { scrollToExploreKey } from "#app/lib/storage-keys.ts";

interface ExploreLinkProps {
  className: string;
  onChosen?: () => void;
}

/** Its address is `/explore-us`, but a plain click leads to the explore section of the landing page. */
export function ExploreLink({ className, onChosen }: ExploreLinkProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();

  function explore(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;

    event.preventDefault();
    onChosen?.();
    if (pathname === paths.landing) {
      scrollToExploreSection();
    } else {
      writeStored(scrollToExploreKey, "true");
      void navigate(paths.landing);
    }
  }

  return (
    <NavLink to={paths.exploreUs} onClick={explore} className={className}>
      Explore
    </NavLink>
  );
}
