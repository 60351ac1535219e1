const sans = "Figtree,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const serif = "Fraunces,Georgia,'Times New Roman',serif";
const monospace = "ui-monospace,SFMono-Regular,Menlo,Consolas,'Liberation Mono',monospace";

export const font = {
  wordmark: `font:600 24px/32px ${serif};letter-spacing:-0.3px`,
  heading: `font:500 28px/34px ${serif};letter-spacing:-0.3px`,
  body: `font:400 16px/26px ${sans};text-wrap:pretty`,
  strong: `font:600 16px/26px ${sans}`,
  button: `font:600 16px/24px ${sans}`,
  small: `font:400 14px/22px ${sans};text-wrap:pretty`,
  smallStrong: `font:600 14px/22px ${sans}`,
  code: `font:600 36px/44px ${monospace};letter-spacing:8px`,
} as const;
