import { confirmUnpaidOffer } from "../../../server/core/offers/confirm_unpaid_offer.ts";
import { createOffer } from "../../../server/core/offers/create_offer.ts";
import { type GroupId, newId, type ProcessId, type SessionId } from "../../../server/core/ids.ts";
import type { Sign } from "../../../server/core/delivery/sessions/record_signs.ts";
import { holdLanes } from "../../../server/core/delivery/lanes/hold_lanes.ts";
import { finalizeTurns } from "../../../server/core/delivery/turns/finalize_turns.ts";
import { claimDueTurns } from "../../../server/core/delivery/turns/claim_due_turns.ts";
import type { Finished, Outcome, Turn } from "../../../server/core/delivery/turns/turn.ts";
import type { BotSettingsTable } from "../../../server/core/delivery/tables.ts";
import type { Member, testApp } from "../test_app.ts";

type World = Awaited<ReturnType<typeof testApp>>;

/** Milliseconds. */
const LEASE = 30_000;
const SEND = 20_000;

/** A session of `person` with groups that can take messages, and a plan with room for them. */
export async function connectSession(
  { db, contextOf }: World,
  person: Member,
  { groups = 3, settings = {} as Partial<BotSettingsTable> } = {},
) {
  const now = contextOf({ kind: "system" }).now;
  const id = newId("ses");
  await db.insertInto("messenger_sessions").values({
    id,
    user_id: person.id,
    channel: "TELEGRAM",
    account_id: id,
    name: "Ofertas",
    handle: "ofertas_bot",
    credentials: "sealed",
    credential_hint: "1:…abcd",
    owner_code: "code",
    created_at: now,
  }).execute();
  await db.insertInto("lanes").values({ session_id: id, user_id: person.id, token: 0, failures: 0 })
    .execute();
  await grantPlan({ db }, person, { groups: -1, messagesPerMonth: -1, offersPerDay: -1 });
  await db.updateTable("bot_settings")
    .set({ gap_min_ms: 1_000, gap_max_ms: 1_000, per_minute: 60, ...settings })
    .where("user_id", "=", person.id).execute();
  const groupIds: GroupId[] = [];
  for (let n = 1; n <= groups; n++) groupIds.push(await createGroup({ db }, person, id, n, now));
  return { sessionId: id, groupIds };
}

/** A group of that session that can take messages. */
export async function createGroup(
  { db }: Pick<World, "db">,
  person: Member,
  sessionId: SessionId,
  n: number,
  now: Date,
): Promise<GroupId> {
  const id = newId("grp");
  await db.insertInto("groups").values({
    id,
    user_id: person.id,
    session_id: sessionId,
    external_id: `-100${n}`,
    title: `Grupo ${n}`,
    search_text: `grupo ${n}`,
    kind: "GROUP",
    role: "ADMIN",
    can_send: true,
    members: 10 * n,
    tags: [],
    is_active: true,
    synced_at: now,
    refusals: 0,
  }).execute();
  return id;
}

/** Gives a person a plan of their own with these limits. */
export async function grantPlan(
  { db }: Pick<World, "db">,
  person: Member,
  limits: Record<string, number>,
) {
  const plan = { name: "Teste", limits: JSON.stringify(limits) };
  await db.insertInto("plans").values({ price_id: person.id, ...plan })
    .onConflict((c) => c.column("price_id").doUpdateSet(plan)).execute();
  await db.updateTable("users").set({ stripe_price_id: person.id })
    .where("id", "=", person.id).execute();
}

/** An offer that may be sent: its person confirmed that its link does not pay. */
export async function createTestOffer(person: Member, title = "Fone") {
  const { id } = await createOffer(person.ctx(), {
    fields: { title, price: { cents: 9_900, currency: "BRL" } },
  });
  return await confirmUnpaidOffer(person.ctx(), { id });
}

/** A messaging process whose vendor answers as the test says. */
export function messagingProcess({ contextOf }: World) {
  const processId: ProcessId = newId("prc");
  const ctx = () => contextOf({ kind: "system" });
  const settle = (finished: readonly Finished[]) => finalizeTurns(ctx(), { processId, finished });
  const take = () =>
    claimDueTurns(ctx(), { processId, most: 100, sendMs: SEND, random: () => 0.5 });
  return {
    processId,
    hold: () => holdLanes(ctx(), { processId, leaseMs: LEASE }),
    take,
    settle,
    /** Ends turns with an outcome. @returns the next ones. */
    async end(turns: readonly Turn[], outcome: Outcome, delayMs = 0) {
      await settle(turns.map((turn) => ({ turn, outcome, delayMs })));
      return await take();
    },
  };
}

/** A heartbeat of a session whose lane was never held. */
export const signOf = (sessionId: SessionId): Sign => ({
  sessionId,
  token: 0,
  credentialsMark: "0.0",
});

export const sent = (messageId = "1"): Outcome => ({ status: "SENT", messageId });
