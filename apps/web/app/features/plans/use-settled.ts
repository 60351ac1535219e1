import { useEffect, useState } from "react";

/** The value once it has not changed for a while, so that not every key asks the server. */
export function useSettled<Value>(value: Value, delayMs = 400): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
