/** Finds the consecutive places, from an index on, whose words make up the phrase. Returns none if there are none. */
export function findPlaces(
  phrase: string,
  places: readonly number[],
  getWord: (at: number) => string,
  from = 0,
): readonly number[] {
  const length = phrase.split(" ").length;
  for (let index = from; index + length <= places.length; index += 1) {
    const window = places.slice(index, index + length);
    if (window.map(getWord).join(" ") === phrase) return window;
  }
  return [];
}
