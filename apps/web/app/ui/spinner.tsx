import { cx } from "./cx.ts";

type SpinnerProps = {
  /** What is loading; null if the text beside the spinner already says it. */
  label: string | null;
  size?: "small" | "base" | "large";
};

export function Spinner({ label, size = "base" }: SpinnerProps) {
  if (label === null) return <SpinnerRing size={size} />;

  return (
    <output className="inline-flex">
      <SpinnerRing size={size} />
      <span className="sr-only">{label}</span>
    </output>
  );
}

const sizes = { small: "size-[1.2em]", base: "size-8", large: "size-14" } as const;

function SpinnerRing({ size }: Required<Pick<SpinnerProps, "size">>) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth={size === "small" ? 4 : 3}
      strokeLinecap="round"
      aria-hidden="true"
      className={cx("shrink-0 animate-spin", sizes[size])}
    >
      <circle cx="16" cy="16" r="13" opacity="0.22" />
      <path d="M16 3a13 13 0 0 1 13 13" />
    </svg>
  );
}
