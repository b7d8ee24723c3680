import type { Context } from "../../context.ts";
import type { EventOf } from "../../events.ts";
import { siteOrigin } from "../../links/queries.ts";
import { checks } from "./checks.ts";

/** Sends an alert and its end to the operator's chat, where there is one; once for all admins. */
export async function announceHealth(
  { db, ports }: Context,
  { healthProblemId, notice, isFirst }: EventOf<"health.reported">,
) {
  if (!isFirst || !ports.sendAlert) return;
  const problem = await db.selectFrom("health_problems")
    .select(["check_name as name", "figure", "closed_at as closedAt"])
    .where("id", "=", healthProblemId).where("notified_level", "=", "ALERT").executeTakeFirst();
  if (!problem || notice !== "RESOLVED" && problem.closedAt) return;
  const { label, advice } = checks[problem.name];
  await ports.sendAlert(
    notice === "RESOLVED"
      ? `Resolvido: ${label}.`
      : `${
        notice === "REMINDED" ? "Ainda em alerta" : "Alerta"
      }: ${label}. ${problem.figure}.\n\n` +
        `O que fazer: ${advice}\n${siteOrigin(ports)}/app/admin/saude-sistema`,
  );
}
