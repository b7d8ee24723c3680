import type { Insertable } from "kysely";
import { newId } from "../../../server/core/ids.ts";
import type { GroupsTable } from "../../../server/core/groups/tables.ts";
import type { OffersTable } from "../../../server/core/offers/tables.ts";
import type { telegramStandin } from "../telegram/standin.ts";
import type { joinedDatabase } from "./joined_database.ts";
import { markOf, type Sending } from "./sending.ts";

type Stage = {
  readonly database: Awaited<ReturnType<typeof joinedDatabase>>;
  readonly telegram: Awaited<ReturnType<typeof telegramStandin>>;
  /** Address of the image that some of the offers have. */
  readonly imageUrl: string;
};

/** Chats of each bot. */
const CHATS = 5;
/** Each so many offers one has an image. */
const WITH_IMAGE = 5;
const PLAN = "chaos";

/**
 * So many people, each with a bot in some chats, a plan without limits, the shortest of gaps, and
 * offers for as many messages as it is told. @returns the sendings of each, in the order to queue in.
 */
export async function peopled(
  stage: Stage,
  { sessions, dispatches }: { sessions: number; dispatches: number },
): Promise<Sending[][]> {
  const { db } = stage.database;
  await db.insertInto("plans").values({
    price_id: PLAN,
    name: "Caos",
    limits: JSON.stringify({ messagesPerMonth: -1, groups: -1 }),
  }).execute();
  const all: Sending[][] = [];
  for (let n = 0, left = dispatches; n < sessions; n++) {
    const share = Math.ceil(left / (sessions - n));
    left -= share;
    all.push(await person(stage, share, all.flat().length));
  }
  return all;
}

async function person(
  { database: { db, vault }, telegram, imageUrl }: Stage,
  dispatches: number,
  offersBefore: number,
): Promise<Sending[]> {
  const [userId, sessionId, now] = [newId("usr"), newId("ses"), new Date()];
  const bot = telegram.bot("Ofertas");
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
    discloses: true,
    signature: "",
    zone: "America/Sao_Paulo",
    created_at: now,
  }).execute();
  await db.insertInto("bot_settings").values({
    user_id: userId,
    sending_mode: "TELEGRAM",
    gap_min_ms: 20,
    gap_max_ms: 60,
    per_minute: 100_000,
    per_hour: 100_000,
    per_day: 100_000,
    late_after_minutes: 720,
    slots: [],
  }).execute();
  await db.insertInto("messenger_sessions").values({
    id: sessionId,
    user_id: userId,
    channel: "TELEGRAM",
    account_id: String(bot.id),
    name: bot.name,
    handle: bot.username,
    credentials: await vault.seal(bot.token, sessionId),
    credential_hint: "…",
    owner_code: sessionId,
    created_at: now,
  }).execute();
  await db.insertInto("lanes")
    .values({ session_id: sessionId, user_id: userId, token: 0, failures: 0 }).execute();

  const groups = Array.from({ length: CHATS }, (_, n): Insertable<GroupsTable> => {
    const chat = telegram.chat("supergroup", `Grupo ${n + 1}`);
    telegram.make(bot, chat, "administrator");
    return {
      id: newId("grp"),
      user_id: userId,
      session_id: sessionId,
      external_id: String(chat.id),
      title: chat.title,
      search_text: "grupo",
      kind: "GROUP",
      role: "ADMIN",
      can_send: true,
      tags: [],
      is_active: true,
      synced_at: now,
      refusals: 0,
    };
  });
  await db.insertInto("groups").values(groups).execute();

  const offers = Array.from(
    { length: Math.ceil(dispatches / CHATS) },
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
    const to = groups.slice(0, Math.min(CHATS, dispatches - n * CHATS));
    return {
      userId,
      sessionId,
      offerId: id,
      groupIds: to.map((group) => group.id),
      keys: to.map((group) => `${group.external_id} ${title}`),
    };
  });
}
