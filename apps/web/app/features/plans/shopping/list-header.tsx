import { SwitchField } from "#app/ui/switch-field.tsx";

interface ListHeaderProps {
  leftCount: number;
  totalCount: number;
  showsOnlyLeft: boolean;
  onShowOnlyLeft: (isOn: boolean) => void;
}

/** Stays under the top bar. */
export function ListHeader({ leftCount, totalCount, showsOnlyLeft, onShowOnlyLeft }: ListHeaderProps) {
  return (
    <div className="sticky top-18 z-10 -mx-5 mt-4 border-line border-b bg-paper/95 px-5 backdrop-blur-md sm:-mx-8 sm:px-8 print:hidden">
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="font-semibold text-ink-900 text-lg tabular-nums">
          {totalCount > 0 && leftCount === 0 ? "All done" : `${leftCount} left`}
        </p>
        <SwitchField label="Only what is left" isOn={showsOnlyLeft} onChange={onShowOnlyLeft} tone="fern" />
      </div>
      <div aria-hidden className="-mb-px h-0.5 overflow-hidden">
        <div
          className="h-full origin-left bg-fern-700 transition-transform duration-300 ease-out"
          style={{ transform: `scaleX(${totalCount === 0 ? 0 : (totalCount - leftCount) / totalCount})` }}
        />
      </div>
    </div>
  );
}
