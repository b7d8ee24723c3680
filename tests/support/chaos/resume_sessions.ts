import type { SessionProblem } from "../../../server/core/delivery/messenger.ts";
import { resumeSession } from "../../../server/core/delivery/sessions/resume_session.ts";
import type { joinDatabase } from "./join_database.ts";

type Database = Awaited<ReturnType<typeof joinDatabase>>;

const LOOK_EVERY_MS = 200;

/** Resumes each session that waits for its owner, until the scope ends. */
export function resumeSessions({ db, contextOf }: Database, problems: readonly SessionProblem[]) {
  let resumed = 0;
  let checking = Promise.resolve();

  async function check(): Promise<void> {
    const waiting = await db.selectFrom("messenger_sessions").select(["id", "user_id as userId"])
      .where("problem", "in", problems).execute();
    for (const { id: sessionId, userId } of waiting) {
      await resumeSession(contextOf({ kind: "member", userId }), { sessionId });
      resumed++;
    }
  }
  // Retried while the database is down.
  const timer = setInterval(() => {
    checking = checking.then(check).catch(() => {});
  }, LOOK_EVERY_MS);
  return {
    resumed: () => resumed,
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await checking;
    },
  };
}
