import type { Context } from "../../context.ts";
import type { EventOf } from "../../events.ts";
import type { EventId } from "../../ids.ts";
import { siteOrigin } from "../../links/queries.ts";
import { checks } from "./checks.ts";

/** Emails an admin about an alert, and about its end; of a note only the bell tells. */
export async function emailHealth(
  { db, ports }: Context,
  { userId, healthProblemId, notice }: EventOf<"health.reported">,
  id: EventId,
) {
  const problem = await db.selectFrom("health_problems")
    .select(["check_name as name", "figure", "closed_at as closedAt"])
    .where("id", "=", healthProblemId).where("notified_level", "=", "ALERT").executeTakeFirst();
  const admin = await db.selectFrom("users").select("email").where("id", "=", userId)
    .where("role", "=", "admin").executeTakeFirst();
  if (!problem || !admin) return;
  if (notice !== "RESOLVED" && problem.closedAt) return; // its end has an email of its own
  const { label, advice } = checks[problem.name];
  const button = {
    label: "Abrir a saúde do sistema",
    link: `${siteOrigin(ports)}/app/admin/saude-sistema`,
  };
  await ports.sendEmail(
    notice === "RESOLVED"
      ? {
        to: admin.email,
        subject: `Resolvido: ${label}`,
        text: `O que avisamos sobre “${label}” está resolvido. Não há nada a fazer.`,
        button,
      }
      : {
        to: admin.email,
        subject: `${notice === "REMINDED" ? "Ainda em alerta" : "Alerta"}: ${label}`,
        text: `${label}: ${problem.figure}.\n\nO que fazer: ${advice}`,
        button,
      },
    id,
  );
}
