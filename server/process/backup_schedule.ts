import { getLogger } from "@logtape/logtape";
import type { BackupState } from "../core/backups/queries.ts";

const log = getLogger(["garimpo", "backup"]);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Between two attempts of one day's copy. */
const RETRY_MS = HOUR_MS;

/**
 * Whether the day's copy is due: none was begun and completed since the last `hour` o'clock, UTC, so that a
 * machine that was off then makes it once it is on.
 */
export function isBackupDue(
  { startedAt, succeededAt }: Pick<BackupState, "startedAt" | "succeededAt">,
  { now, hour }: { readonly now: Date; readonly hour: number },
): boolean {
  const today = new Date(now).setUTCHours(hour, 0, 0, 0);
  const due = today <= now.getTime() ? today : today - DAY_MS;
  if (succeededAt !== null && succeededAt.getTime() >= due) return false;
  return startedAt === null || startedAt.getTime() < Math.max(due, now.getTime() - RETRY_MS);
}

type Options = {
  readonly hour: number;
  readonly loadState: () => Promise<BackupState>;
  readonly command?: readonly string[];
  readonly checkMs?: number;
};

/** At module level: the garbage collector would close an unreferenced process, which ends it. */
let running: Deno.ChildProcess | undefined;

/**
 * Makes a copy each day, in a process of its own: compression and encryption would hold up requests here.
 * Stopping ends it; what it was writing is removed by the next.
 */
export function startBackupSchedule(options: Options): { stop(): Promise<void> } {
  const { hour, loadState, checkMs = 5 * MINUTE_MS } = options;
  const command = options.command ?? ["run", "-A", "server/backup/tasks/backup.ts"];
  let isStopping = false;
  let checking: Promise<void> = Promise.resolve();

  async function check() {
    if (!isBackupDue(await loadState(), { now: new Date(), hour }) || isStopping) return;
    running = new Deno.Command(Deno.execPath(), {
      args: [...command],
      stdout: "piped",
      stderr: "piped",
    }).spawn();
    const [{ success }, said, complaint] = await Promise.all([
      running.status,
      new Response(running.stdout).text(),
      new Response(running.stderr).text(),
    ]);
    running = undefined;
    if (success) log.info("backup: {said}", { said: said.trim() });
    else if (!isStopping) log.error("the backup failed: {said}", { said: complaint.trim() });
  }
  const checkNow = () => {
    checking = checking.then(check)
      .catch((error) => log.error("the backup was not begun: {error}", { error }));
  };
  const timer = setInterval(checkNow, checkMs);
  checkNow();
  return {
    async stop() {
      isStopping = true;
      clearInterval(timer);
      try {
        running?.kill();
      } catch { /* it has just ended */ }
      await checking;
    },
  };
}
