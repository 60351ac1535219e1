import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import {
  type CloseButtonProps,
  cssTransition,
  type IconProps,
  ToastContainer,
} from "react-toastify/unstyled";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import "./motion.css";
import "./toasts.css";

const slide = cssTransition({ enter: "ui-toast-enter", exit: "ui-toast-exit", collapseDuration: 200 });

/** Mounted once, in the document shell. The unstyled build keeps injected style elements out of the page. */
export function Toasts() {
  return (
    <ToastContainer
      position="top-right"
      autoClose={3000}
      pauseOnHover
      draggable
      closeOnClick
      newestOnTop
      role="status"
      aria-label="Notifications"
      transition={slide}
      icon={ToastIcon}
      closeButton={ToastCloseButton}
      hideProgressBar
      className={() =>
        "pointer-events-none fixed inset-x-4 top-[max(1rem,env(safe-area-inset-top))] z-60 flex flex-col items-end sm:left-auto sm:w-96"
      }
      toastClassName={({ type } = {}) =>
        cx(
          "pointer-events-auto relative [--y:0px] mb-3 flex w-full max-w-96 cursor-pointer touch-none items-center gap-3 overflow-hidden rounded-card border bg-card py-3 pr-3 pl-5 text-ink-900 shadow-raised wrap-anywhere select-none",
          type === "error" ? "border-berry-700" : type === "success" ? "border-fern-700" : "border-lake-700",
        )
      }
    />
  );
}

function ToastIcon({ type }: IconProps) {
  if (type === "error") return <CircleAlert aria-hidden className="size-5.5 text-berry-700" />;
  if (type === "success") return <CircleCheck aria-hidden className="size-5.5 text-fern-700" />;
  return <Info aria-hidden className="size-5.5 text-lake-700" />;
}

function ToastCloseButton({ closeToast }: CloseButtonProps) {
  return <IconButton label="Dismiss" icon={X} onClick={closeToast} className="ml-auto" />;
}
