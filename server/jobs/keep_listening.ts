import { getLogger } from "@logtape/logtape";
import pg from "pg";
import { retryUntilDone } from "./retry.ts";

const log = getLogger(["garimpo", "live"]);

/** A connection that says nothing for so long is asked whether it is still there. */
const ASK_MS = 10_000;
const ANSWER_MS = 5_000;

type Ears = {
  readonly hear: (payload: string) => void;
  /** After a loss; what was told since that instant went unheard. */
  readonly isBack: (lostAt: number) => void;
};

/**
 * One connection that listens on `channel`, supervised: `pg` neither connects nor listens again by
 * itself, and never notices a connection that died without a word.
 */
export async function keepListening(config: pg.ClientConfig, channel: string, ears: Ears) {
  const closing = new AbortController();
  let client: pg.Client | undefined;
  let asking: ReturnType<typeof setInterval>;
  let lastAnswer: number;

  async function connect() {
    const next = new pg.Client({ ...config, keepAlive: true, query_timeout: ANSWER_MS });
    next.on("error", () => lost(next));
    next.on("end", () => lost(next));
    next.on("notification", ({ payload = "" }) => ears.hear(payload));
    await next.connect();
    await next.query(`listen ${channel}`);
    client = next;
    lastAnswer = Date.now();
    asking = setInterval(() => {
      const asked = Date.now();
      next.query("select 1").then(() => lastAnswer = asked, () => lost(next));
    }, ASK_MS);
  }

  function lost(which: pg.Client) {
    if (which !== client || closing.signal.aborted) return;
    log.warn("live connection lost");
    clearInterval(asking);
    const lostAt = lastAnswer;
    client = undefined; // whatever else it says is of no interest
    which.end().catch(() => {});
    void retryUntilDone(
      async () => {
        await connect();
        ears.isBack(lostAt);
        log.info("live connection is back");
      },
      closing.signal,
      (error) => log.warn("live connection: {error}", { error }),
    );
  }

  await connect();
  return {
    async close() {
      closing.abort();
      clearInterval(asking);
      await client?.end().catch(() => {});
    },
  };
}
