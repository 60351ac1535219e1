/** As many cards in a row as there is room for, four at most. */
export const gridStyle =
  "grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(14rem,(100%-4.5rem)/4)),1fr))] gap-4 md:gap-6";
