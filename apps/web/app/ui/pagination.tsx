import { ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { cx } from "./cx.ts";

type PaginationProps = {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  label?: string;
};

const blockSize = 10;

/** Page links in blocks of ten; the arrows move by one page, also across blocks. */
export function Pagination({ page, pageCount, hrefFor, label = "Pages" }: PaginationProps) {
  if (pageCount <= 1) return null;

  return (
    <nav aria-label={label} className="flex flex-col items-center gap-3">
      <div className="flex items-start justify-center gap-1 sm:gap-2">
        <PageArrow
          label="Previous page"
          icon={ChevronLeft}
          href={hrefFor(Math.max(page - 1, 1))}
          disabled={page === 1}
        />
        <ol className="flex max-w-59 flex-wrap gap-1 sm:max-w-none sm:gap-2">
          {listPagesInBlock(page, pageCount).map((number) => (
            <li key={number}>
              <Link
                to={hrefFor(number)}
                aria-label={`Page ${number}`}
                {...(number === page ? { "aria-current": "page" } : {})}
                className="grid size-11 place-items-center rounded-full font-medium text-ink-700 tabular-nums transition-colors duration-150 hover:bg-fern-50 hover:text-fern-700 aria-[current]:bg-fern-700 aria-[current]:font-semibold aria-[current]:text-on-accent"
              >
                {number}
              </Link>
            </li>
          ))}
        </ol>
        <PageArrow
          label="Next page"
          icon={ChevronRight}
          href={hrefFor(Math.min(page + 1, pageCount))}
          disabled={page === pageCount}
        />
      </div>
      <p className="text-sm text-ink-500 tabular-nums">
        Page {page} of {pageCount}
      </p>
    </nav>
  );
}

function listPagesInBlock(page: number, pageCount: number): number[] {
  const start = Math.floor((page - 1) / blockSize) * blockSize + 1;
  return Array.from({ length: Math.min(blockSize, pageCount - start + 1) }, (_, offset) => start + offset);
}

type PageArrowProps = { label: string; icon: LucideIcon; href: string; disabled: boolean };

/** At either end it links to the current page, so that it keeps the keyboard focus. */
function PageArrow({ label, icon: Icon, href, disabled }: PageArrowProps) {
  return (
    <Link
      to={href}
      aria-label={label}
      aria-disabled={disabled}
      className={cx(
        "grid size-11 shrink-0 place-items-center rounded-full border transition-colors duration-150",
        disabled
          ? "pointer-events-none border-line text-ink-500 opacity-60"
          : "border-line-strong bg-card text-ink-900 hover:border-fern-700 hover:bg-fern-50 hover:text-fern-700",
      )}
    >
      <Icon aria-hidden className="size-5" />
    </Link>
  );
}
