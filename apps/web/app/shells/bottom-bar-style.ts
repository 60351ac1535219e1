export const barFrame =
  "fixed inset-x-0 bottom-0 z-20 border-line border-t bg-paper/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md lg:hidden print:hidden";

export const barItems = "mx-auto grid max-w-120 grid-cols-5";

export const barItem =
  "group flex h-15 w-full flex-col items-center justify-center text-ink-500 text-sm select-none aria-[current]:font-semibold aria-[current]:text-fern-700";
