import { toast } from "react-toastify/unstyled";

export const showToast = {
  success: (message: string) => void toast.success(message),
  error: (message: string) => void toast.error(message),
  info: (message: string) => void toast.info(message),
};
