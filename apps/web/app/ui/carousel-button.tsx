import type { LucideIcon } from "lucide-react";

type CarouselButtonProps = { label: string; icon: LucideIcon; disabled?: boolean; onClick: () => void };

/** Disabled for reading and for clicks, yet still focusable: reaching an end does not drop the keyboard's focus. */
export function CarouselButton({ label, icon: Icon, disabled = false, onClick }: CarouselButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className="grid size-11 place-items-center rounded-full border border-line-strong bg-card text-ink-900 transition-colors duration-150 hover:border-fern-700 hover:bg-fern-50 hover:text-fern-700 aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-500 aria-disabled:opacity-60"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
