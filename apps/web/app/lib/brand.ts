/** Every name of the product and its provider, in one place. */
export const brand = {
  name: "Fernwell",
  provider: "Fernwell Wellness Limited",
  email: "hello@fernwell.example",
  phone: "+64 9 555 0142",
  social: [
    { kind: "community", label: "Fernwell on the social network", url: "https://social.example/fernwell" },
    { kind: "photos", label: "Fernwell's photos", url: "https://photos.example/fernwell" },
    { kind: "profession", label: "Fernwell for professionals", url: "https://network.example/fernwell" },
  ],
} as const;

export type SocialKind = (typeof brand.social)[number]["kind"];
