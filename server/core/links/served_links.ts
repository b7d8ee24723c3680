import { CompiledQuery, type Kysely } from "kysely";
import type { Tables } from "../tables.ts";
import type { UserId } from "../ids.ts";
import type { ShortLink } from "./short_link.ts";

/** What a visit needs of a link. */
export type ServedLink =
  & Pick<
    ShortLink,
    | "id"
    | "userId"
    | "slug"
    | "targets"
    | "offerId"
    | "passwordHash"
    | "startsAt"
    | "expiresAt"
    | "disabledAt"
    | "deletedAt"
  >
  & {
    /** Whether it was made for an offer that is deleted by now. */
    readonly isOfferDeleted: boolean;
  };

/** A store that an admin disabled takes the links of its cards with it. $1: the slugs. */
const SERVED = `
  select link.id, link.user_id as "userId", link.slug, link.targets, link.offer_id as "offerId",
    link.password_hash as "passwordHash", link.starts_at as "startsAt",
    link.expires_at as "expiresAt", coalesce(link.disabled_at, store.disabled_at) as "disabledAt",
    link.deleted_at as "deletedAt",
    link.offer_id is not null and (offer.id is null or offer.deleted_at is not null)
      as "isOfferDeleted"
  from short_links link
    join users on users.id = link.user_id
    left join offers offer on offer.id = link.offer_id
    left join stores store on store.user_id = link.user_id and link.purpose = 'STORE'
  where link.slug = any ($1) and link.deleted_at is null and users.blocked_at is null`;

/** Returns the links that have these slugs, without deleted ones and those of blocked people. */
export async function servedLinks(
  db: Kysely<Tables>,
  slugs: readonly string[],
): Promise<readonly ServedLink[]> {
  const query = CompiledQuery.raw(SERVED, [slugs]); // compiling it would cost more than it
  return (await db.executeQuery<ServedLink>(query)).rows;
}

/** Returns the slug of a person's store that anybody can visit; null: there is none. */
export async function visibleStoreSlug(db: Kysely<Tables>, userId: UserId): Promise<string | null> {
  const store = await db.selectFrom("stores").select("slug").where("user_id", "=", userId)
    .where("published_at", "is not", null).where("disabled_at", "is", null).executeTakeFirst();
  return store?.slug ?? null;
}
