import { type ComponentType, useEffect, useState } from "react";

/** Fetches the toasts once the page stands, well before one is needed: a lost connection must be able to say so. */
export function ToastsLater() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null);

  useEffect(() => {
    import("./toasts.tsx").then(
      (module) => setToasts(() => module.Toasts),
      () => {},
    );
  }, []);

  return Toasts && <Toasts />;
}
