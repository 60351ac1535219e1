/** Finds the consecutive places, from an index on, whose words make up the phrase. Returns none if there are none. */
export function findPlaces(
  phrase: string,
  places: readonly number[],
  getWord: (at: number) => string,
  from = 0,
): readonly number[] {
  const parts = phrase.split(" ");
  for (let index = from; index + parts.length <= places.length; index += 1) {
    const isHere = parts.every((part, offset) => {
      const at = places[index + offset];
      return at !== undefined && getWord(at) === part;
    });
    if (isHere) return places.slice(index, index + parts.length);
  }
  return [];
}
