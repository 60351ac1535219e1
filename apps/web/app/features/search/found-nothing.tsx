import { paths } from "@fernwell/contract/paths";
import type { FoundGroup } from "@fernwell/contract/search";
import { isBlocked } from "#app/safety/questions.ts";
import { useSafetyQuestions } from "#app/safety/safety.api.ts";
import { cx } from "#app/ui/cx.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { HiddenFromGroup } from "./hidden-from-group.tsx";
import { describeNothing, exampleQueries } from "./wording.ts";

/** Shown when no result suits the person. Says what was found but is hidden, or waits for an answer. */
export function FoundNothing({ groups, query }: { groups: readonly FoundGroup[]; query: string }) {
  const { data: safety } = useSafetyQuestions();
  const isWaiting = groups.every(({ kind }) => kind !== "coach" && safety && isBlocked(safety, kind));

  if (groups.length === 0) {
    return (
      <EmptyState
        sentence={describeNothing(groups, query)}
        nextStep="Try fewer words, or other ones."
        action={<Examples />}
      />
    );
  }
  return (
    <div className="grid gap-4">
      {!isWaiting && <EmptyState sentence={describeNothing(groups, query)} />}
      <div className={cx("grid gap-4", !isWaiting && "mx-auto -mt-8 max-w-measure")}>
        {groups.map((group) => (
          <HiddenFromGroup key={group.kind} group={group} />
        ))}
      </div>
    </div>
  );
}

function Examples() {
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {exampleQueries.map((query) => (
        <LinkButton key={query} variant="secondary" size="small" to={paths.search(query)}>
          {query}
        </LinkButton>
      ))}
    </div>
  );
}
