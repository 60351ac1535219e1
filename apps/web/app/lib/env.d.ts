interface ImportMetaEnv {
  /** Where the API lives when it is not the page's own origin, such as `https://api.fernwell.example`. */
  readonly VITE_API_ORIGIN?: string;
}
