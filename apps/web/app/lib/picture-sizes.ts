/** How wide the picture beside a detail page's title is, for the picture itself and for its preload. */
export const detailPictureSizes = "(width >= 64rem) 36rem, (width >= 48rem) 50vw, 100vw";

/** The same for a card of a grid with one, three or four cards in a row. On a phone the picture is beside the text. */
export const cardPictureSizes = "(width >= 80rem) 20rem, (width >= 48rem) 33vw, 40vw";
