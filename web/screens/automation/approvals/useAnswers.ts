import { preloadWhenIdle } from "../../../browser/lazy.ts";
import { useMutationAction } from "../../../shared/useMutationAction.ts";
import { showNotice } from "../../../ui/overlays/notices.ts";
import { countLabel } from "../../../ui/text/numbers.ts";
import type { SwipeOutcome } from "./swipe.ts";

const mutations = () => import("./approval_mutations.ts");
preloadWhenIdle(mutations);

export type Answer = NonNullable<SwipeOutcome>;

/** Returns a function that answers approvals and says what came of it, and whether one runs. */
export function useAnswers(onDone: () => void) {
  const [runAction, isBusy] = useMutationAction();
  const answer = (ids: readonly string[], kind: Answer) =>
    void runAction(async () => {
      const { acceptApprovals, rejectApprovals } = await mutations();
      const result = await (kind === "accept" ? acceptApprovals : rejectApprovals)(ids);
      if ("problem" in result) return result.problem;
      const wanted = kind === "accept" ? "ACCEPTED" : "REJECTED";
      const taken = result.statuses.filter((status) => status === wanted).length;
      showNotice(answeredWords(kind, taken, ids.length), {
        variant: taken === ids.length ? "success" : "default",
      });
      onDone();
      return null;
    });
  return [answer, isBusy] as const;
}

/** Words how many answers were in time. */
function answeredWords(kind: Answer, taken: number, all: number): string {
  if (all === 1) {
    if (taken === 0) return "Esta já não esperava resposta.";
    return kind === "accept"
      ? "Aprovada. O preço é lido de novo antes de enviar."
      : "Recusada. Não vai a nenhum grupo.";
  }
  const done = kind === "accept"
    ? countLabel(taken, "aprovada", "aprovadas")
    : countLabel(taken, "recusada", "recusadas");
  const late = all - taken;
  return late === 0
    ? `${done}.`
    : `${done}; ${countLabel(late, "já não esperava", "já não esperavam")} resposta.`;
}
