import { listSoundscapes } from "@fernwell/contract/soundscapes";
import { useQuery } from "@tanstack/react-query";
import { call } from "#app/lib/api-client.ts";
import { fetchLoop } from "./loop.ts";

/** The sounds that can be repeated. There are none where no media were made. */
export function useSoundscapes() {
  return useQuery({
    queryKey: ["soundscapes"],
    queryFn: ({ signal }) => call(listSoundscapes, {}, { signal }),
  });
}

/** The samples of a loop, from the address of any of its files. Nothing is loaded for silence. */
export function useLoopSamples(address: string | null) {
  return useQuery({
    queryKey: ["loop", address],
    queryFn: ({ signal }) => (address === null ? null : fetchLoop(address, signal)),
    enabled: address !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
