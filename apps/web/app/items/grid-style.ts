/** As many cards in a row as fit, at most four. */
export const gridStyle =
  "grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(14rem,(100%-4.5rem)/4)),1fr))] gap-4 md:gap-6";
