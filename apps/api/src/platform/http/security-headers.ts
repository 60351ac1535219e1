/** Features of the browser that no page of ours uses. Passkeys, the clipboard and the wake lock stay allowed. */
const unusedFeatures = [
  "accelerometer",
  "bluetooth",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "midi",
  "payment",
  "serial",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/** The kitchen screen listens, once it is asked to and where the browser understands speech by itself. */
const permissions = [...unusedFeatures.map((feature) => `${feature}=()`), "microphone=(self)"];

/** Sent with every response, also to requests that could not be read. Pages replace the content policy by their own. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "content-security-policy": "default-src 'none';frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": permissions.join(", "),
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
};
