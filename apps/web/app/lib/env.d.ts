interface ImportMetaEnv {
  /** Where the API lives when it is not the page's own origin, such as `https://api.fernwell.example`. */
  readonly VITE_API_ORIGIN?: string;
  /** Where people reach the product, such as `https://fernwell.example`; set by every build. */
  readonly PUBLIC_URL: string;
}
