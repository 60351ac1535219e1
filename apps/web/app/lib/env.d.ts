interface ImportMetaEnv {
  /** The API's origin if it is not the page's own, such as `https://api.fernwell.example`. */
  readonly VITE_API_ORIGIN?: string;
  /** The product's public origin, such as `https://fernwell.example`; set by every build. */
  readonly PUBLIC_URL: string;
}
