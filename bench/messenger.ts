/**
 * What a thousand idle sessions cost a messaging process in memory, and how long it takes from the
 * commit of a message to its first byte at the vendor: `deno run -A bench/messenger.ts`. Linux only.
 * The vendor is a stand-in on this machine that speaks the Bot API; each session has its long poll.
 */
import { sql } from "kysely";
import { command } from "../server/core/command.ts";
import type { Context } from "../server/core/context.ts";
import { newId } from "../server/core/ids.ts";
import { enqueue } from "../server/core/delivery/queue/enqueue.ts";
import { storedSecretKey } from "../server/config/secret_key.ts";
import { openVault } from "../server/adapters/vault/vault.ts";
import { telegramStandin } from "../tests/support/telegram/standin.ts";
import { until } from "../tests/support/until.ts";
import { database, type Lane, peopled } from "./support/lanes.ts";
import { isSmall, scaled } from "./support/scale.ts";

const SESSIONS = scaled(1_000, 5);
const MESSAGES = scaled(200, 3);

const base = await database();
await using vendor = await telegramStandin();
const vault = await openVault(await storedSecretKey(base.dataDir));

if (!isSmall) { // the same work as with sessions
  const empty = await idle();
  console.table([{ sessions: 0, "RSS MB": megabytes(empty.pid) }]);
  await empty.end();
}

const bots = Array.from({ length: SESSIONS }, (_, n) => vendor.bot(`Bot ${n}`));
const lanes = await peopled(base, { sessions: SESSIONS, groups: 1 });
for (const [n, { sessionId, groupIds }] of lanes.entries()) {
  const chat = vendor.chat("supergroup", `Grupo ${n}`);
  vendor.make(bots[n]!, chat, "administrator");
  await base.db.updateTable("groups").set({ external_id: String(chat.id) })
    .where("id", "=", groupIds[0]!).execute();
  await base.db.updateTable("messenger_sessions")
    .set({ credentials: await vault.seal(bots[n]!.token, sessionId), account_id: `${bots[n]!.id}` })
    .where("id", "=", sessionId).execute();
}
const full = await idle();
await until("all sessions to be alive", async () => {
  const { n } = await base.db.selectFrom("messenger_sessions").where("alive_at", "is not", null)
    .select(sql<number>`count(*)::int`.as("n")).executeTakeFirstOrThrow();
  return n === SESSIONS;
});
console.table([{ sessions: SESSIONS, "RSS MB": megabytes(full.pid) }]);

const waits: number[] = [];
for (const lane of lanes.slice(0, MESSAGES)) {
  const before = vendor.taken.length;
  await queued(base.contextOf({} as Context["ports"]), lane);
  const committed = performance.now();
  await until("the message to arrive", () => vendor.taken.length > before);
  waits.push(vendor.taken.at(-1)!.at - committed);
}
waits.sort((a, b) => a - b);
const at = (share: number) => Number(waits[Math.floor(share * waits.length)]!.toFixed(1));
console.table([{ "commit → vendor": "ms", p50: at(0.5), p90: at(0.9), p99: at(0.99) }]);
await full.end();
await base.close();

async function queued(ctx: Context, lane: Lane): Promise<void> {
  const queue = command(async (tx, { userId, offerId, sessionId, groupIds }: Lane) => {
    await enqueue(tx, {
      userId,
      offerId,
      text: null,
      occasion: "bench",
      priority: 0,
      lateAfterMinutes: 60,
      reservedMonth: null,
      each: [{ id: newId("dsp"), groupId: groupIds[0]!, sessionId, plannedAt: tx.now }],
    });
    tx.emit({ name: "offer.queued", userId, offerId, occasion: "bench", origin: "PERSON" });
  });
  await queue(ctx, lane);
}

/** A messaging process on the database, once it has begun. */
async function idle() {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "server/messenger.ts"],
    env: {
      APP_ENV: "test",
      DATA_DIR: base.dataDir,
      DATABASE_URL: "",
      OUTBOUND_STANDINS: vendor.standins,
    },
    stdout: "null",
  }).spawn();
  await until(
    "the messaging process to begin",
    async () =>
      await base.db.selectFrom("messaging_processes").select("id").executeTakeFirst() ?? null,
  );
  return {
    pid: child.pid,
    async end() {
      child.kill("SIGTERM");
      await child.status;
    },
  };
}

/** Resident memory of a process. */
function megabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(Deno.readTextFileSync(`/proc/${pid}/status`))![1];
  return Math.round(Number(kilobytes) / 1024);
}
