export const sidebarEntry =
  "flex min-h-11 items-center gap-3 rounded-control px-3 text-left font-medium text-ink-700 transition-colors duration-150 hover:bg-fern-50 hover:text-fern-700 aria-[current=page]:bg-fern-50 aria-[current=page]:font-semibold aria-[current=page]:text-fern-700";
