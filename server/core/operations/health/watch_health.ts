import type { PurgeBatch } from "../../retention.ts";
import { command, type Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import { type HealthProblemId, newId } from "../../ids.ts";
import { type CheckName, checkNames, examine } from "./checks.ts";
import type { Finding, ProblemLevel } from "./finding.ts";
import { loadFacts } from "./load_facts.ts";
import { type HealthNotice, noticeDue } from "./notice_due.ts";

/** Examines the product, opens and closes problems, and notifies the admins of those that are due. */
export async function watchHealth(ctx: Context): Promise<void> {
  const facts = await loadFacts(ctx);
  await recordFindings(ctx, new Map(checkNames.map((name) => [name, examine(name, facts)])));
}

/** A problem with the level that it has now. */
type Problem = {
  readonly id: HealthProblemId;
  readonly level: ProblemLevel;
  readonly openedAt: Date;
  readonly notifiedAt: Date | null;
  readonly notifiedLevel: ProblemLevel | null;
};

/** Records what the checks found; a problem has one row from its beginning to its end. */
export const recordFindings = command(
  async (tx, findings: ReadonlyMap<CheckName, Finding>): Promise<void> => {
    const { db, now } = tx;
    const open = await db.selectFrom("health_problems").select([
      "id",
      "check_name as name",
      "opened_at as openedAt",
      "notified_at as notifiedAt",
      "notified_level as notifiedLevel",
    ]).where("closed_at", "is", null).forUpdate().execute();
    const byName = new Map(open.map((problem) => [problem.name, problem]));
    for (const [name, { level, figure }] of findings) {
      const known = byName.get(name);
      if (level === "OK") {
        if (known) await close(tx, known.id, known.notifiedAt !== null);
        continue;
      }
      const problem: Problem = known
        ? { ...known, level }
        : { id: newId("hpr"), level, openedAt: now, notifiedAt: null, notifiedLevel: null };
      const notice = noticeDue(problem, now);
      const noticed = notice && { notified_at: now, notified_level: level };
      if (known) {
        await db.updateTable("health_problems").set({ level, figure, ...noticed })
          .where("id", "=", known.id).execute();
      } else {
        await db.insertInto("health_problems").values({
          ...{ id: problem.id, check_name: name, level, figure, opened_at: now },
          ...{ closed_at: null, notified_at: null, notified_level: null, ...noticed },
        }).onConflict((on) => on.doNothing()).execute();
      }
      if (notice) await report(tx, problem.id, notice);
    }
  },
);

/** Ends a problem; who was notified of it is notified of its end. */
async function close(tx: Tx, id: HealthProblemId, wasNotified: boolean): Promise<void> {
  await tx.db.updateTable("health_problems").set({ closed_at: tx.now }).where("id", "=", id)
    .execute();
  if (wasNotified) await report(tx, id, "RESOLVED");
}

async function report({ db, emit }: Tx, id: HealthProblemId, notice: HealthNotice) {
  const admins = await db.selectFrom("users").select("id as userId").where("role", "=", "admin")
    .where("blocked_at", "is", null).orderBy("id").execute();
  for (const [nth, { userId }] of admins.entries()) {
    emit({ name: "health.reported", userId, healthProblemId: id, notice, isFirst: nth === 0 });
  }
}

/** Deletes problems that have been over for long. */
export async function purgeHealthProblems({ db }: Context, { before, most }: PurgeBatch) {
  const deleted = await db.deleteFrom("health_problems").where(
    "id",
    "in",
    (all) =>
      all.selectFrom("health_problems").select("id").where("closed_at", "<", before).limit(most),
  )
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
