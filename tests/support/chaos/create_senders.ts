import type { Insertable } from "kysely";
import type { Ports } from "../../../server/core/context.ts";
import { newId } from "../../../server/core/ids.ts";
import type { GroupsTable } from "../../../server/core/groups/tables.ts";
import { replaceSecrets } from "../../../server/core/delivery/sessions/stored_secrets.ts";
import type { OffersTable } from "../../../server/core/offers/tables.ts";
import { channelOf, sendingModes } from "../../../server/core/delivery/settings/bot_settings.ts";
import type { joinDatabase } from "./join_database.ts";
import { markOf, type Sending } from "./sending.ts";
import type { Vendor, VendorAccount } from "./vendor.ts";

type Stage = {
  readonly database: Pick<Awaited<ReturnType<typeof joinDatabase>>, "db" | "vault">;
  readonly vendor: Pick<Vendor, "channel" | "account">;
  /** The address of the image of some offers. */
  readonly imageUrl: string;
};

/** One offer in so many has an image. */
const WITH_IMAGE = 5;
const PLAN = "chaos";

/**
 * Creates people, each with an account in some chats, a plan without limits, the shortest gaps, and
 * offers for the given number of messages. @returns each person's sendings, in queueing order
 */
export async function createSenders(
  stage: Stage,
  { sessions, dispatches, firstMark = 0 }: {
    sessions: number;
    dispatches: number;
    /** The number of marks used by earlier people. */
    firstMark?: number;
  },
): Promise<Sending[][]> {
  const { db } = stage.database;
  await db.insertInto("plans").values({
    price_id: PLAN,
    name: "Caos",
    limits: JSON.stringify({ messagesPerMonth: -1, groups: -1 }),
  }).onConflict((plan) => plan.doNothing()).execute();
  const all: Sending[][] = [];
  for (let n = 0, left = dispatches; n < sessions; n++) {
    const share = Math.ceil(left / (sessions - n));
    left -= share;
    all.push(
      await person(stage, await stage.vendor.account(), share, firstMark + all.flat().length),
    );
  }
  return all;
}

async function person(
  { database: { db, vault }, vendor: { channel }, imageUrl }: Stage,
  account: VendorAccount,
  dispatches: number,
  offersBefore: number,
): Promise<Sending[]> {
  const [userId, sessionId, now] = [newId("usr"), newId("ses"), new Date()];
  await db.insertInto("users").values({
    id: userId,
    email: `${userId}@example.com`,
    email_verified_at: now,
    search_text: "",
    display_name: "Ana",
    role: "user",
    plan: "Caos",
    subscription_status: "active",
    stripe_price_id: PLAN,
    message_count: 0,
    has_disclosure: true,
    signature: "",
    time_zone: "America/Sao_Paulo",
    created_at: now,
  }).execute();
  await db.insertInto("bot_settings").values({
    user_id: userId,
    sending_mode: sendingModes.find((mode) => channelOf[mode] === channel)!,
    gap_min_ms: 20,
    gap_max_ms: 60,
    per_minute: 100_000,
    per_hour: 100_000,
    per_day: 100_000,
    late_after_minutes: 720,
    slots: [],
    is_number_protected: false, // or the safe pace would be too slow
  }).execute();
  await db.insertInto("messenger_sessions").values({
    id: sessionId,
    user_id: userId,
    channel,
    account_id: account.id,
    name: account.name,
    handle: account.handle,
    credentials: await vault.seal(account.credentials, sessionId),
    credential_hint: "…",
    owner_code: sessionId,
    created_at: now,
  }).execute();
  await replaceSecrets({ db, ports: { vault } as Ports }, sessionId, account.secrets);
  await db.insertInto("lanes")
    .values({ session_id: sessionId, user_id: userId, token: 0, failures: 0 }).execute();

  const groups = account.chats.map((chat): Insertable<GroupsTable> => ({
    id: newId("grp"),
    user_id: userId,
    session_id: sessionId,
    external_id: chat.id,
    title: chat.title,
    search_text: "grupo",
    kind: "GROUP",
    role: "ADMIN",
    can_send: true,
    tags: [],
    is_active: true,
    synced_at: now,
    refusals: 0,
  }));
  await db.insertInto("groups").values(groups).execute();

  const offers = Array.from(
    { length: Math.ceil(dispatches / groups.length) },
    (_, n): Insertable<OffersTable> => ({
      id: newId("ofr"),
      user_id: userId,
      version: 1,
      status: "DRAFT",
      marketplace: "OTHER",
      shop: "Loja",
      title: markOf(offersBefore + n),
      currency: "BRL",
      price_cents: 9_900,
      image_url: (offersBefore + n) % WITH_IMAGE === 0 ? imageUrl : null,
      evidence: "[]",
      search_text: "oferta",
      created_at: now,
      updated_at: now,
    }),
  );
  await db.insertInto("offers").values(offers).execute();
  return offers.map(({ id, title }, n) => {
    const to = groups.slice(0, dispatches - n * groups.length);
    return {
      userId,
      sessionId,
      offerId: id,
      groupIds: to.map((group) => group.id),
      keys: to.map((group) => `${group.external_id} ${title}`),
    };
  });
}
