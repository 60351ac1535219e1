import type { FoundGroup } from "@fernwell/contract/search";
import { TextLink } from "#app/ui/text-link.tsx";
import { describeAllHidden, describeNothing } from "./wording.ts";

interface NothingListedProps {
  groups: readonly FoundGroup[];
  query: string;
  allPath: string;
  onFollow: () => void;
}

/** Said in place of the list when there is nothing to list. */
export function NothingListed({ groups, query, allPath, onFollow }: NothingListedProps) {
  return (
    <div className="wrap-anywhere py-3 text-center">
      <p className="font-semibold">{describeNothing(groups, query)}</p>
      <p className="mt-1 text-ink-700">{describeAllHidden(groups) || "Try fewer words, or other ones."}</p>
      {groups.length > 0 && (
        <p className="mt-3">
          <TextLink to={allPath} onClick={onFollow}>
            See what is hidden
          </TextLink>
        </p>
      )}
    </div>
  );
}
