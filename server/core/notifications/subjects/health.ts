import type { Context } from "../../context.ts";
import type { EventOf } from "../../events.ts";
import type { EventId, HealthProblemId } from "../../ids.ts";
import { checks } from "../../operations/health/checks.ts";
import type { ProblemLevel } from "../../operations/health/finding.ts";
import { closed, type Kinds, open, type Words } from "../notification.ts";
import { notify } from "../notify.ts";

export type ProblemFacts = {
  readonly label: string;
  readonly level: ProblemLevel;
  readonly figure: string;
  readonly isOpen: boolean;
};

/** The kinds about the health of the product, for admins. */
export const healthKinds = {
  HEALTH_PROBLEM: {
    description: "A check of the system's health found a problem; for admins.",
    words: ({ problem }) => healthProblem(problem),
  },
} satisfies Kinds<{ problem: ProblemFacts | null }>;

/** A problem of the product. Null: one of long ago. */
function healthProblem(problem: ProblemFacts | null): Words {
  if (!problem?.isOpen) {
    return closed(
      `Resolvido: ${problem?.label ?? "um aviso da saúde do sistema"}`,
      "O sistema está bem nisso de novo.",
    );
  }
  const { label, level, figure } = problem;
  return open(
    `${level === "ALERT" ? "Alerta" : "Atenção"}: ${label}`,
    `${figure}. Veja o que fazer em Saúde do sistema.`,
  );
}

/** Returns the facts of each of these problems. */
export async function loadProblems({ db }: Context, ids: readonly HealthProblemId[]) {
  if (ids.length === 0) return new Map<string, ProblemFacts>();
  const rows = await db.selectFrom("health_problems")
    .select(["id", "check_name as name", "level", "figure", "closed_at as closedAt"])
    .where("id", "in", ids).execute();
  return new Map<string, ProblemFacts>(
    rows.map(({ id, name, level, figure, closedAt }) => [
      id,
      { label: checks[name].label, level, figure, isOpen: closedAt === null },
    ]),
  );
}

/** Notifies an admin of a problem, or of its end. */
export async function notifyHealth(
  ctx: Context,
  { userId, healthProblemId }: EventOf<"health.reported">,
  eventId: EventId,
) {
  await notify(ctx, { userId, kind: "HEALTH_PROBLEM", subject: healthProblemId, eventId });
}
