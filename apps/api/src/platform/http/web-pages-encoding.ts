export type Encoding = "br" | "gzip";

/** The smaller of the two encodings that the client accepts. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | null {
  const accepted = new Set(
    (acceptEncoding ?? "")
      .toLowerCase()
      .split(",")
      .map((choice) => choice.split(";").map((part) => part.trim()))
      .filter(([, weight = ""]) => !/^q=0(\.0*)?$/.test(weight))
      .map(([name = ""]) => name),
  );
  return (["br", "gzip"] as const).find((encoding) => accepted.has(encoding)) ?? null;
}
