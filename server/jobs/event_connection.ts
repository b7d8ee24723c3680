import { getLogger } from "@logtape/logtape";
import pg from "pg";
import { retryUntilDone } from "./retry.ts";

const log = getLogger(["garimpo", "live"]);

/** Milliseconds between two queries that check the connection. */
const CHECK_MS = 10_000;
const TIMEOUT_MS = 5_000;

type Handlers = {
  /** What is called with the payload of each notification, by channel. */
  readonly channels: Readonly<Record<string, (payload: string) => void>>;
  /** Called after a loss: notifications since that instant are missing. */
  readonly onReconnect: (lostAt: number) => void;
};

/**
 * Listens on channels with one supervised connection: `pg` does not reconnect by itself, and does not
 * detect a connection that is lost silently.
 */
export async function listenForEvents(
  config: pg.ClientConfig,
  { channels, onReconnect }: Handlers,
) {
  const closing = new AbortController();
  let client: pg.Client | undefined;
  let check: ReturnType<typeof setInterval>;
  let lastAlive: number;

  async function connect() {
    const next = new pg.Client({ ...config, keepAlive: true, query_timeout: TIMEOUT_MS });
    next.on("error", () => onLost(next));
    next.on("end", () => onLost(next));
    next.on("notification", ({ channel, payload = "" }) => channels[channel]?.(payload));
    await next.connect();
    for (const channel of Object.keys(channels)) await next.query(`listen ${channel}`);
    client = next;
    lastAlive = Date.now();
    check = setInterval(() => {
      const sentAt = Date.now();
      next.query("select 1").then(() => lastAlive = sentAt, () => onLost(next));
    }, CHECK_MS);
  }

  function onLost(which: pg.Client) {
    if (which !== client || closing.signal.aborted) return;
    log.warn("live connection lost");
    clearInterval(check);
    const lostAt = lastAlive;
    client = undefined; // its further events are ignored
    which.end().catch(() => {});
    void retryUntilDone(
      async () => {
        await connect();
        onReconnect(lostAt);
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
      clearInterval(check);
      await client?.end().catch(() => {});
    },
  };
}
