import { RotateCw } from "lucide-react";
import type { Ref } from "react";
import { Button } from "#app/ui/button.tsx";
import { FieldGroup, type FieldGroupText } from "#app/ui/field-group.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { Choices } from "./use-choices.ts";

type MissingChoicesProps = FieldGroupText & { choices: Choices; ref?: Ref<HTMLButtonElement> };

/** Shown while the choices of a question load, or when they fail to load. */
export function MissingChoices({ choices, ref, ...text }: MissingChoicesProps) {
  return (
    <FieldGroup {...text}>
      {(control) => (
        <fieldset {...control}>
          {choices.hasFailed ? (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line bg-card px-4 py-3">
              <p role="alert" className="grow text-ink-700">
                We could not load these choices.
              </p>
              <Button
                ref={ref}
                variant="secondary"
                size="small"
                iconBefore={<RotateCw />}
                onClick={choices.retry}
              >
                Try again
              </Button>
            </div>
          ) : (
            <div className="flex animate-[ui-fade-in_200ms_300ms_both] flex-wrap gap-2.5">
              <span role="status" className="sr-only">
                Loading the choices
              </span>
              {widths.map((width) => (
                <Skeleton key={width} shape="circle" className={`h-11 ${width}`} />
              ))}
            </div>
          )}
        </fieldset>
      )}
    </FieldGroup>
  );
}

const widths = ["w-32", "w-24", "w-36", "w-28", "w-40", "w-30"];
