import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { EventOf } from "../../events.ts";
import { permit } from "../../permissions.ts";
import { type CheckName, checkNames, checks, examine } from "./checks.ts";
import { type Level, levels } from "./finding.ts";
import type { FailingTask } from "./facts.ts";
import { loadFacts } from "./load_facts.ts";

/** One line of the health. */
export type HealthCheck = {
  readonly name: CheckName;
  readonly label: string;
  readonly level: Level;
  readonly figure: string;
  readonly advice: string;
  readonly path: string | null;
  /** Since when it has not been well; null: it is, or it was seen only now. */
  readonly since: Date | null;
};

/** How the product is. */
export type SystemHealth = {
  /** The worst of the checks. */
  readonly level: Level;
  readonly checkedAt: Date;
  readonly checks: readonly HealthCheck[];
  readonly failingTasks: readonly FailingTask[];
};

/** Examines the product now, for admins. */
export async function loadSystemHealth(ctx: Context): Promise<SystemHealth> {
  permit(ctx.viewer, "operations.see");
  const [facts, open] = await Promise.all([
    loadFacts(ctx),
    ctx.db.selectFrom("health_problems").select(["check_name as name", "opened_at as openedAt"])
      .where("closed_at", "is", null).execute(),
  ]);
  const since = new Map(open.map(({ name, openedAt }) => [name, openedAt]));
  const lines = checkNames.map((name) => {
    const { label, advice, path } = checks[name];
    const { level, figure } = examine(name, facts);
    return {
      ...{ name, label, advice, path, level, figure },
      since: level === "OK" ? null : since.get(name) ?? null,
    };
  });
  return {
    level: worst(lines),
    checkedAt: ctx.now,
    checks: lines,
    failingTasks: facts.jobs.failing,
  };
}

const worst = (lines: readonly { readonly level: Level }[]): Level =>
  levels.findLast((level) => lines.some((line) => line.level === level)) ?? "OK";

/**
 * Lets the failing jobs of a task run at once. The audit trail says who did, before they do: a retry
 * by hand never goes unnoticed. @throws Failure TASK_NOT_FAILING
 */
export async function retryTask(
  ctx: Context,
  { task }: { readonly task: string },
): Promise<SystemHealth> {
  const userId = permit(ctx.viewer, "operations.manage");
  const { failing } = await ctx.ports.jobQueue.loadFacts();
  const known = failing.find((one) => one.task === task);
  if (!known) throw new Failure("TASK_NOT_FAILING", ["task"]);
  await recordRetry(ctx, { userId, task, count: known.count });
  await ctx.ports.jobQueue.retry(task);
  return await loadSystemHealth(ctx);
}

const recordRetry = command((tx, retried: Omit<EventOf<"task.retried">, "name">) => {
  tx.emit({ name: "task.retried", ...retried });
  return Promise.resolve();
});
