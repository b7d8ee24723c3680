import { CompiledQuery } from "kysely";
import type { Context } from "../context.ts";
import { type GroupId, isId, type PhotoId, type StoreId } from "../ids.ts";
import { hasCards } from "./select_cards.ts";
import { asStore } from "./tables.ts";
import { isInviteFull, type Store } from "./store.ts";

/** A store with what it shows of its person. */
export type FoundStore = Store & {
  readonly photoId: PhotoId | null;
  readonly isOwnerBlocked: boolean;
  /** How often what it shows has changed. */
  readonly changeCount: number;
};

/** Returns the store at an address: by its slug, a former one, or its id; null: there is none. */
export async function findStore(
  { db }: Pick<Context, "db">,
  slugOrId: string,
): Promise<FoundStore | null> {
  if (!/^[\w-]{3,40}$/.test(slugOrId)) return null; // what the database could not read, too
  const row = await db.selectFrom("stores").innerJoin("users as u", "u.id", "stores.user_id")
    .select(asStore).select(["u.blocked_at as ownerBlockedAt", "u.photo_id as photoId"])
    .select("stores.change_count as changeCount")
    .$if(isId("sto", slugOrId), (q) => q.where("stores.id", "=", slugOrId as Store["id"]))
    .$if(!isId("sto", slugOrId), (q) => q.where("stores.id", "=", idAt(db, slugOrId.toLowerCase())))
    .executeTakeFirst();
  if (!row) return null;
  const { ownerBlockedAt, ...store } = row;
  return { ...store, isOwnerBlocked: ownerBlockedAt !== null };
}

/** Selects the id of the store that has a slug, or had it before: no two stores do. */
const idAt = (db: Context["db"], slug: string) =>
  db.selectFrom("stores").select("id").where("slug", "=", slug)
    .unionAll(db.selectFrom("store_slugs").select("store_id as id").where("slug", "=", slug))
    .limit(1);

const CHANGE_COUNTS = `select id, change_count as "changeCount" from stores where id = any ($1)`;

/** Returns how often what each of these stores shows has changed; a store that is gone is left out. */
export async function storeChangeCounts(
  { db }: Pick<Context, "db">,
  ids: readonly StoreId[],
): Promise<ReadonlyMap<StoreId, number>> {
  const query = CompiledQuery.raw(CHANGE_COUNTS, [ids]); // compiling it would cost more than it
  const { rows } = await db.executeQuery<{ id: StoreId; changeCount: number }>(query);
  return new Map(rows.map(({ id, changeCount }) => [id, changeCount]));
}

/** An invitation as the store shows it. */
export type ShownInvite = {
  readonly title: string;
  readonly messenger: "WHATSAPP" | "TELEGRAM";
  readonly groupId: GroupId | null;
  /** Null: it is not known yet, or the account left the group. */
  readonly url: string | null;
  readonly members: number | null;
  readonly isFull: boolean;
};

/** Returns a store's invitations with their groups' members, in their order. */
export async function loadInvites(
  { db }: Pick<Context, "db">,
  { userId, invites }: Pick<Store, "userId" | "invites">,
): Promise<ShownInvite[]> {
  const ids = invites.flatMap(({ groupId }) => groupId ?? []);
  const groups = ids.length === 0 ? [] : await db.selectFrom("groups")
    .innerJoin("messenger_sessions as s", "s.id", "groups.session_id")
    .select([
      "groups.id",
      "groups.kind",
      "groups.members",
      "groups.invite_url as inviteUrl",
      "groups.left_at as leftAt",
      "s.channel",
    ])
    .where("groups.id", "in", ids).where("groups.user_id", "=", userId).execute();
  const byId = new Map(groups.map((group) => [group.id, group]));
  return invites.map((invite) => {
    const group = (invite.groupId && byId.get(invite.groupId)) ?? null;
    const url = invite.url ?? (group && !group.leftAt ? group.inviteUrl : null);
    const isTelegram = url === null ? group?.channel === "TELEGRAM" : isTelegramUrl(url);
    return {
      title: invite.title,
      messenger: isTelegram ? "TELEGRAM" : "WHATSAPP",
      groupId: invite.groupId,
      url,
      members: group?.members ?? null,
      isFull: isInviteFull(invite, group),
    };
  });
}

const isTelegramUrl = (url: string) => /^https:\/\/(?:t|telegram)\.me\//.test(url);

/** Store pages in a sitemap, of which search engines read 50,000 addresses. */
const MOST_LISTED = 45_000;

/** Returns the slugs of the published stores with an offer for sale, the newest first. */
export async function listedSlugs({ db, now }: Pick<Context, "db" | "now">): Promise<string[]> {
  const stores = await db.selectFrom("stores").innerJoin("users as u", "u.id", "stores.user_id")
    .select("slug")
    .where("published_at", "is not", null).where("disabled_at", "is", null)
    .where("u.blocked_at", "is", null)
    .where(hasCards(now))
    .orderBy("stores.id", "desc").limit(MOST_LISTED).execute();
  return stores.map(({ slug }) => slug);
}
