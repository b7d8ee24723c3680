import { sql } from "kysely";
import { refreshGroups } from "../../server/core/delivery/sessions/refresh_groups.ts";
import type { Context } from "../../server/core/context.ts";
import { messengerCommand } from "../../server/process/messenger_child.ts";
import { storedSecretKey } from "../../server/config/secret_key.ts";
import { openVault } from "../../server/adapters/vault/vault.ts";
import { createSenders } from "../../tests/support/chaos/create_senders.ts";
import { queue, type Sending } from "../../tests/support/chaos/sending.ts";
import { until } from "../../tests/support/until.ts";
import { database } from "./lanes.ts";
import { type Apart, linkedNumbers } from "./linked_numbers.ts";

type State = { readonly online: readonly unknown[]; readonly taken: number };

/** Numbers of the product in a database of their own, and the messaging process that has them. */
export async function whatsAppProduct(whatsApp: Apart, people: number) {
  const base = await database();
  const vault = await openVault(await storedSecretKey(base.dataDir));
  const vendor = linkedNumbers(whatsApp, people);
  const numbers: Sending[][] = [];
  const env = {
    ...messengerCommand.env,
    APP_ENV: "test",
    DATA_DIR: base.dataDir,
    DATABASE_URL: "",
    OUTBOUND_STANDINS: whatsApp.standins,
    WHATSAPP_SOCKET_URL: whatsApp.socketUrl,
  };
  const contextOf = (viewer: Context["viewer"]) => ({ ...base.contextOf({} as never), viewer });
  const joined = { ...base, vault, contextOf };
  const state = () => whatsApp.order<State>("state");

  return {
    numbers,
    db: base.db,
    /** So many numbers more, with offers for so many messages of each. */
    async link(count: number, messages: number): Promise<void> {
      const firstMark = numbers.flat().length;
      const stage = { database: joined, vendor, imageUrl: "" };
      const dispatches = count * messages;
      numbers.push(...await createSenders(stage, { sessions: count, dispatches, firstMark }));
      await base.db.updateTable("offers").set({ image_url: null }).execute();
    },
    /** The process, once it has begun. */
    async start() {
      const args = [...messengerCommand.args];
      const child = new Deno.Command(Deno.execPath(), { args, env, stdout: "null" }).spawn();
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
    },
    isOnline: (count: number) =>
      until("all to be logged in", async () => (await state()).online.length >= count),
    /** Queues the next offer of each of those. */
    async queue(some: readonly Sending[][]): Promise<void> {
      await Promise.all(some.map((offers) => queue(joined, offers.shift()!)));
    },
    /** Resolves when so many more have come than `before`. */
    taken: (more: number, before: number) =>
      until("messages to come", async () => (await state()).taken >= before + more),
    takenSoFar: async () => (await state()).taken,
    settled: () =>
      until("all to be settled", async () => {
        const { rows } = await sql`
          select from dispatches where status in ('QUEUED', 'SENDING') limit 1`.execute(base.db);
        return rows.length === 0;
      }),
    /** Milliseconds that the last message of a number took, from its taking on. */
    async lastTook([offer]: readonly Sending[]): Promise<number> {
      const { rows } = await sql<{ ms: number }>`
        select extract(epoch from settled_at - started_at)::float * 1000 as ms from dispatches
        where session_id = ${offer!.sessionId} order by settled_at desc limit 1`.execute(base.db);
      return rows[0]!.ms;
    },
    /** Has the groups of a number listed anew; resolves when so many are known. */
    async list([offer]: readonly Sending[], count: number): Promise<void> {
      const { sessionId, userId, groupIds } = offer!;
      await base.db.deleteFrom("groups")
        .where("session_id", "=", sessionId).where("id", "not in", groupIds).execute();
      await refreshGroups(contextOf({ kind: "member", userId }), { sessionId });
      await until("all groups to be known", async () => {
        const rows = await base.db.selectFrom("groups").select("id")
          .where("session_id", "=", sessionId).execute();
        return rows.length >= count;
      });
    },
    close: base.close,
  };
}
