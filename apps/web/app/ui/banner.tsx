import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

type BannerKind = "info" | "success" | "warning" | "error";

type BannerProps = {
  kind?: BannerKind;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
};

const looks: Record<BannerKind, { icon: LucideIcon; surface: string; accent: string }> = {
  info: { icon: Info, surface: "border-lake-700/25 bg-lake-50", accent: "text-lake-700" },
  success: { icon: CircleCheck, surface: "border-fern-700/25 bg-fern-50", accent: "text-fern-700" },
  warning: { icon: TriangleAlert, surface: "border-sun-700/25 bg-sun-50", accent: "text-sun-700" },
  error: { icon: CircleAlert, surface: "border-berry-700/25 bg-berry-50", accent: "text-berry-700" },
};

export function Banner({ kind = "info", title, children, action, onDismiss }: BannerProps) {
  const { icon: Icon, surface, accent } = looks[kind];

  return (
    <div
      role={kind === "error" ? "alert" : "status"}
      className={cx("relative flex gap-3.5 rounded-card border p-5", onDismiss && "pr-16", surface)}
    >
      <Icon aria-hidden className={cx("mt-0.5 size-5.5 shrink-0", accent)} />
      <div className="min-w-0 grow gap-x-6 gap-y-4 sm:flex sm:flex-wrap sm:items-center sm:justify-between">
        <div className="max-w-measure min-w-0 grow basis-72 wrap-anywhere">
          <p className="font-semibold text-ink-900">{title}</p>
          {children && <div className="mt-1 text-ink-700">{children}</div>}
        </div>
        {action && <div className="max-sm:mt-4">{action}</div>}
      </div>
      {onDismiss && (
        <button
          type="button"
          aria-label={`Dismiss: ${title}`}
          onClick={onDismiss}
          className={cx(
            "absolute top-2.5 right-2.5 grid size-11 place-items-center rounded-full transition-colors duration-150 hover:bg-card",
            accent,
          )}
        >
          <X aria-hidden className="size-4.5" />
        </button>
      )}
    </div>
  );
}
