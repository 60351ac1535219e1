import { type ComponentType, useEffect, useState } from "react";

interface LazyPart<Props extends object> {
  (props: Props): React.ReactNode;
  /** Fetches the code in advance. Returns whether it is there. */
  prepare(): Promise<boolean>;
}

const retryMs = 5_000;

/**
 * A part of the page that nobody needs at first: renders nothing until its code is there. Unlike React's lazy, code that
 * could not be fetched is fetched again while the part is needed, and the page around it stays.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;

  function fetchPart(): Promise<void> {
    loading ??= load().then(
      (part) => {
        loaded = part;
      },
      () => {
        loading = null;
      },
    );
    return loading;
  }

  function Part(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);

    useEffect(() => {
      let isMounted = true;
      let timer: ReturnType<typeof setTimeout>;
      async function show() {
        await fetchPart();
        if (!isMounted) return;
        if (loaded) setLoaded(() => loaded);
        else timer = setTimeout(show, retryMs);
      }
      if (!Loaded) void show();
      return () => {
        isMounted = false;
        clearTimeout(timer);
      };
    }, [Loaded]);

    return Loaded && <Loaded {...props} />;
  }

  return Object.assign(Part, { prepare: () => fetchPart().then(() => loaded !== null) });
}
