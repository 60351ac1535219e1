export const showToast = {
  success: (message: string): void => void show("success", message),
  error: (message: string): void => void show("error", message),
  info: (message: string): void => void show("info", message),
};

let onFirstToast: () => void = () => undefined;

/** Calls a function as soon as there is a toast to show, so that the container need not be there before. */
export function awaitToast(act: () => void): void {
  onFirstToast = act;
}

/** The library queues toasts that are shown before its container is mounted, and does not repeat one that is still there. */
async function show(kind: "success" | "error" | "info", message: string): Promise<void> {
  onFirstToast();
  const { toast } = await import("react-toastify/unstyled");
  toast[kind](message, { toastId: message });
}
