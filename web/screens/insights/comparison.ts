import { useSearchParams } from "react-router-dom";
import { useSetParam } from "../../shared/lists.ts";

/** What stands beside a period, by its value of `?comparar=`. */
export const comparisons = {
  antes: "Comparar: os dias antes",
  nada: "Não comparar",
} as const;

/** Reads and sets what stands beside the period. */
export function useComparison() {
  const [params] = useSearchParams();
  const setParam = useSetParam();
  const comparison = params.get("comparar") === "nada" ? "nada" : "antes";
  return {
    comparison,
    isCompared: comparison === "antes",
    setComparison: (value: string) => setParam("comparar", value === "nada" ? value : null),
  };
}
