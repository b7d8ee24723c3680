import type { Context } from "../../context.ts";
import type { EventOf } from "../../events.ts";
import { checks } from "./checks.ts";

/** Shows an alert, and its end, in an admin's browsers; of a note only the bell says something. */
export async function pushHealth(
  { db, ports }: Context,
  { userId, healthProblemId, notice }: EventOf<"health.reported">,
) {
  const problem = await db.selectFrom("health_problems")
    .select(["check_name as name", "figure", "closed_at as closedAt"])
    .where("id", "=", healthProblemId).where("notified_level", "=", "ALERT").executeTakeFirst();
  if (!problem || notice !== "RESOLVED" && problem.closedAt) return; // its end has a message of its own
  const devices = await db.selectFrom("alert_devices")
    .innerJoin("users", "users.id", "alert_devices.user_id")
    .select(["alert_devices.id", "endpoint", "key", "secret"])
    .where("user_id", "=", userId).where("role", "=", "admin").where("blocked_at", "is", null)
    .execute();
  const { label, advice } = checks[problem.name];
  const message = {
    title: `${notice === "RESOLVED" ? "Resolvido" : "Alerta"}: ${label}`,
    text: notice === "RESOLVED" ? "Não há nada a fazer." : `${problem.figure}. ${advice}`,
    path: "/app/admin/saude-sistema",
    topic: healthProblemId,
  };
  const outcomes = await Promise.allSettled(devices.map(async ({ id, ...device }) => {
    if (await ports.pushAlerts.send(device, message) === "GONE") {
      await db.deleteFrom("alert_devices").where("id", "=", id).execute();
    }
  }));
  // The job tries again: where the message is shown already, the same topic replaces it.
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
}
