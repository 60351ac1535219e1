export type FormValue = string | FormValue[] | { [key: string]: FormValue };

/** Reads `a[b][0][c]=d`, which is how Stripe's API takes nested parameters. Numbered keys make a list. */
export function parseForm(text: string): Record<string, FormValue> {
  const root: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = "", ...rest] = name.split("[").map((part) => part.replace(/\]$/, ""));
    put(root, [first, ...rest], value);
  }
  return asRecord(listsIn(root));
}

function put(target: Record<string, FormValue>, [key = "", ...rest]: string[], value: string): void {
  const name = key === "" ? String(Object.keys(target).length) : key;
  if (rest.length === 0) {
    target[name] = value;
    return;
  }
  const inner = asRecord(target[name] ?? {});
  target[name] = inner;
  put(inner, rest, value);
}

function listsIn(value: FormValue): FormValue {
  if (typeof value === "string" || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, FormValue] => [key, listsIn(inner)]);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

function asRecord(value: FormValue): Record<string, FormValue> {
  return typeof value === "string" || Array.isArray(value) ? {} : value;
}
