export const showToast = {
  success: (message: string) => show("success", message),
  error: (message: string) => show("error", message),
  info: (message: string) => show("info", message),
};

/** The page has asked for the library by then (`ToastsLater`); it keeps what comes before its container. */
async function show(kind: "success" | "error" | "info", message: string): Promise<void> {
  const { toast } = await import("react-toastify/unstyled");
  toast[kind](message);
}
