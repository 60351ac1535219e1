export const textLinkStyle =
  "rounded-control font-semibold text-fern-700 underline decoration-fern-700/40 underline-offset-4 transition-colors duration-150 hover:decoration-fern-700";
