import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { exerciseQuestionnaire } from "../questionnaires.ts";

/** What the person told us about limitations; null where they have not answered the questions about exercise. */
export function useLimitations() {
  return useQuery({
    queryKey: ["preferences", "limitations"],
    queryFn: async ({ signal }) => {
      const answers = await exerciseQuestionnaire.fetchAnswers(signal);
      const isAnswered = Object.keys(answers).length > 0;
      return isAnswered ? (answers.physical_limitations_details ?? "") : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The other answers about exercise stay as they are now, which may be later than when the page was opened. */
export function useSaveLimitations() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (text: string) => {
      const answers = await exerciseQuestionnaire.fetchAnswers(new AbortController().signal);
      return exerciseQuestionnaire.saveAnswers({
        ...answers,
        has_physical_limitations: text !== "",
        physical_limitations_details: text,
      });
    },
    onSuccess: () => queryClient.invalidateQueries({ refetchType: "none" }),
  });
}
