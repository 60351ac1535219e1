import { cx } from "./cx.ts";

type SkeletonProps =
  | { shape?: "block" | "circle"; className?: string }
  | { shape: "text"; lines?: number; className?: string };

/** Reserves the space of loading content. The screen around it announces the loading. */
export function Skeleton(props: SkeletonProps) {
  if (props.shape === "text") return <SkeletonText lines={props.lines ?? 1} className={props.className} />;

  return (
    <span
      aria-hidden
      className={cx(
        "block animate-pulse bg-line",
        props.shape === "circle" ? "rounded-full" : "rounded-control",
        props.className ?? (props.shape === "circle" ? "size-12" : "h-24 w-full"),
      )}
    />
  );
}

function SkeletonText({ lines, className }: { lines: number; className: string | undefined }) {
  return (
    <span aria-hidden className={cx("block animate-pulse space-y-2.5", className)}>
      {Array.from({ length: lines }, (_, line) => `line ${line + 1}`).map((line, index) => (
        <span
          key={line}
          className={cx(
            "block h-4 rounded-full bg-line",
            lines > 1 && index === lines - 1 ? "w-3/5" : "w-full",
          )}
        />
      ))}
    </span>
  );
}
