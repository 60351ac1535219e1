export const showToast = {
  success: (message: string): void => void show("success", message),
  error: (message: string): void => void show("error", message),
  info: (message: string): void => void show("info", message),
};

/** The library queues toasts that are shown before its container is mounted. */
async function show(kind: "success" | "error" | "info", message: string): Promise<void> {
  const { toast } = await import("react-toastify/unstyled");
  toast[kind](message);
}
