import { sql } from "kysely";
import type { Tx } from "../../command.ts";
import { catchCoupons } from "../../coupons/commands.ts";
import type { SourceMessage } from "../../delivery/messenger.ts";
import type { MessengerSession } from "../../delivery/sessions/session.ts";
import { type GroupId, newId, type UserId } from "../../ids.ts";
import { canonicalUrl, parseLink } from "../../marketplaces/links/link.ts";
import { type Marketplace, marketplaceOf } from "../../marketplaces/marketplace.ts";

/** Messages that are older when they arrive say nothing of today's prices. */
const OLDEST_MS = 6 * 60 * 60_000;
/** Sightings in an hour: of one group, and of all groups of a person. */
const MOST_OF_GROUP = 60;
const MOST_OF_USER = 300;
/** For how long a link that was seen, and one that the person's own messages had, is not recorded. */
const AGAIN = "1 hour";
const OWN = "2 days";

/**
 * Records a message of a source group: its links and codes, each message once. What the product
 * itself sent is never recorded, by the message's id or by its links: else a message would make the
 * next one for ever.
 */
export async function recordSourceMessage(
  tx: Tx,
  session: MessengerSession,
  { externalId, messageId, sentAt, links, codes }: SourceMessage,
): Promise<void> {
  const { db, now, emit } = tx;
  const { userId } = session;
  const group = await db.selectFrom("groups").select("id")
    .where("session_id", "=", session.id).where("external_id", "=", externalId)
    .where("is_source", "=", true).where("role", "<>", "MEMBER").where("left_at", "is", null)
    .executeTakeFirst();
  if (!group || now.getTime() - sentAt.getTime() > OLDEST_MS) return;
  if (!await countOnce(tx, userId, `message ${externalId} ${messageId}`)) return;
  if (await isOwnMessage(tx, userId, externalId, messageId)) return;
  const urls = [
    ...new Set(
      links.flatMap((link) => parseLink(link) ?? [])
        .map((url) => canonicalUrl(url).href),
    ),
  ];
  const known = await knownLinks(tx, userId, [...links, ...urls]);
  const fresh = links.length === 0 ? [null] : urls.filter((url) => !known.has(url));
  const isOwn = links.some((link) => known.get(link) === "OWN");
  if (isOwn || fresh.length === 0 || await isFlood(tx, userId, group.id)) return;
  const rows = fresh.map((url) => ({
    id: newId("ssg"),
    user_id: userId,
    group_id: group.id,
    seen_at: now,
    url,
    codes: [...codes],
  }));
  await db.insertInto("source_sightings").values(rows).execute();
  emit(
    ...rows.filter(({ url }) => url !== null)
      .map(({ id }) => ({ name: "source.sighted", userId, sightingId: id }) as const),
  );
  const marketplace = onlyMarketplace(urls);
  if (!marketplace || codes.length === 0) return;
  const stated = codes.map((code) => ({ code, words: null, until: null }));
  await catchCoupons(tx, { userId, marketplace, codes: stated, groupId: group.id });
}

/** Records a vendor's report by its digest. @returns whether it is the first time */
export async function countOnce({ db, now }: Tx, userId: UserId, name: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db.insertInto("inbound_events")
    .values({
      user_id: userId,
      digest: sql<string>`left(encode(sha256(convert_to(${name}, 'UTF8')), 'base64'), 22)`,
      seen_at: now,
    })
    .onConflict((conflict) => conflict.doNothing()).executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns whether the product sent that message for this person, through any of their accounts. */
async function isOwnMessage({ db }: Tx, userId: UserId, externalId: string, messageId: string) {
  const own = await db.selectFrom("dispatches as d")
    .innerJoin("groups as g", "g.id", "d.group_id").select("d.id")
    .where("d.user_id", "=", userId).where("g.external_id", "=", externalId)
    .where("d.own_message_id", "=", messageId).limit(1).executeTakeFirst();
  return own !== undefined;
}

/** Returns which links were seen an hour ago at most, or stood in the person's own messages. */
async function knownLinks(
  { db, now }: Tx,
  userId: UserId,
  links: readonly string[],
): Promise<ReadonlyMap<string, "SEEN" | "OWN">> {
  const { rows } = await sql<{ link: string; kind: "SEEN" | "OWN" }>`
    select link, 'SEEN' as kind from unnest(${links}::text[]) as link
    where exists (
      select from source_sightings
      where user_id = ${userId} and seen_at > ${now}::timestamptz - ${AGAIN}::interval
        and url = link
    )
    union all
    select link, 'OWN' from unnest(${links}::text[]) as link
    where exists (
      select from dispatches d join messenger_sessions s on s.id = d.session_id
      where s.user_id = ${userId} and d.started_at > ${now}::timestamptz - ${OWN}::interval
        and position(link in d.text) > 0
    )`.execute(db);
  return new Map(rows.map(({ link, kind }) => [link, kind]));
}

async function isFlood({ db, now }: Tx, userId: UserId, groupId: GroupId): Promise<boolean> {
  const { all, here } = await db.selectFrom("source_sightings")
    .select([
      sql<number>`count(*)::int`.as("all"),
      sql<number>`(count(*) filter (where group_id = ${groupId}))::int`.as("here"),
    ])
    .where("user_id", "=", userId).where("seen_at", ">", new Date(now.getTime() - 60 * 60_000))
    .executeTakeFirstOrThrow();
  return all >= MOST_OF_USER || here >= MOST_OF_GROUP;
}

/** Returns the shop of all these links; null: several, or one that we do not know. */
function onlyMarketplace(urls: readonly string[]): Marketplace | null {
  const [first, ...others] = new Set(urls.map((url) => marketplaceOf(new URL(url))));
  return first === undefined || first === "OTHER" || others.length > 0 ? null : first;
}
