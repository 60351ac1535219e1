/** The ids that are chosen in each filter, by the filter's name in the address. */
export type ChosenFilters = Readonly<Record<string, readonly string[]>>;

const filter = /^(?!page=)[a-z_]+=[\w,-]+$/;

/** All that could be filters, as in `?meal_type=dinner,lunch`. The code that knows the filters is loaded only with them. */
export function readFilters(search: URLSearchParams): ChosenFilters {
  return Object.fromEntries(
    [...search]
      .filter(([name, ids]) => filter.test(`${name}=${ids}`))
      .map(([name, ids]) => [name, ids.split(",")]),
  );
}
