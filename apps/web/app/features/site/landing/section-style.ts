/** The page's width and margins, the same as the header's. */
export const contained = "mx-auto w-full max-w-304 px-5 sm:px-8";

export const roomy = "py-16 sm:py-20 lg:py-28";
