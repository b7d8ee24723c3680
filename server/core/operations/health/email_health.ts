import { emailReaction } from "../../emails/commands.ts";
import { healthWords } from "../../emails/words/health_words.ts";
import { siteOrigin } from "../../links/queries.ts";
import { checks } from "./checks.ts";

/** Emails an admin about an alert, and about its end; of a note only the bell tells. */
export const emailHealth = emailReaction<"health.reported">(
  async ({ db, ports }, { userId, healthProblemId, notice }) => {
    const problem = await db.selectFrom("health_problems")
      .select(["check_name as name", "figure", "closed_at as closedAt"])
      .where("id", "=", healthProblemId).where("notified_level", "=", "ALERT").executeTakeFirst();
    const admin = await db.selectFrom("users").select("email").where("id", "=", userId)
      .where("role", "=", "admin").executeTakeFirst();
    if (!problem || !admin) return null;
    if (notice !== "RESOLVED" && problem.closedAt) return null; // its end has an email of its own
    const { label, advice } = checks[problem.name];
    const { figure } = problem;
    const link = `${siteOrigin(ports)}/app/admin/saude-sistema`;
    return {
      kind: "HEALTH",
      to: admin.email,
      ...healthWords({ label, figure, advice, notice, link }),
    };
  },
);
