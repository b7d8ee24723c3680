import { type SelectQueryBuilder, sql } from "kysely";
import type { Page } from "../../database/page.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import { type CouponId, isId } from "../ids.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import { permit } from "../permissions.ts";
import { wordPatterns } from "../search.ts";
import type { Tables } from "../tables.ts";
import { dayStart, zoned } from "../zoned.ts";
import type { Coupon, CouponStatus } from "./coupon.ts";
import { asCoupon } from "./tables.ts";

type CouponFilter = Given<{
  search: string;
  marketplace: Marketplace;
  status: CouponStatus;
  /** Only those that hold and end today, in the person's zone. */
  isEndingToday: boolean;
}>;

/** When a coupon ends, as the index has it. */
const END = sql<Date>`coalesce(valid_until, timestamptz 'infinity')`;
const NEVER = "never";

/**
 * Returns the viewer's coupons, the soonest end first, those without an end last, the newer of two
 * first; expired ones by the latest end. Code, shop and note contain every word of `search`.
 */
export async function listCoupons(
  ctx: Context,
  { search, marketplace, status, isEndingToday }: CouponFilter,
  page: Page,
): Promise<Coupon[]> {
  const { db, viewer, now } = ctx;
  const userId = permit(viewer, "coupon.see");
  const patterns = wordPatterns(search ?? "");
  const today = isEndingToday ? await endOfToday(ctx, userId) : null;
  const wanted = today ? "ACTIVE" : status ?? null;
  return await inEndOrder(
    db.selectFrom("coupons").select(asCoupon)
      .where("user_id", "=", userId).where("deleted_at", "is", null)
      .$if(Boolean(marketplace), (q) => q.where("marketplace", "=", marketplace!))
      .$if(wanted !== null, (q) => q.where(isIn[wanted!](now)))
      .$if(today !== null, (q) => q.where("valid_until", "<", today!))
      .$call((q) => patterns.reduce((q, pattern) => q.where("search_text", "like", pattern), q)),
    page,
    wanted === "EXPIRED",
  ).execute();
}

/** The number of coupons, in all, by status, and of those that hold and end today. */
export type CouponTally = Readonly<Record<CouponStatus | "total" | "endingToday", number>>;

/** Counts the viewer's coupons by status. */
export async function tallyCoupons(ctx: Context): Promise<CouponTally> {
  const { db, viewer, now } = ctx;
  const userId = permit(viewer, "coupon.see");
  const tomorrow = await endOfToday(ctx, userId);
  const among = (status: CouponStatus) =>
    sql<number>`(count(*) filter (where ${isIn[status](now)}))::int`;
  return await db.selectFrom("coupons")
    .where("user_id", "=", userId).where("deleted_at", "is", null)
    .select([
      sql<number>`count(*)::int`.as("total"),
      among("ACTIVE").as("ACTIVE"),
      among("SCHEDULED").as("SCHEDULED"),
      among("EXPIRED").as("EXPIRED"),
      among("DISABLED").as("DISABLED"),
      among("UNCONFIRMED").as("UNCONFIRMED"),
      sql<number>`(count(*) filter (
        where ${isIn.ACTIVE(now)} and valid_until < ${tomorrow}))::int`.as("endingToday"),
    ]).executeTakeFirstOrThrow();
}

/** The cursor of a coupon: its end, and its id. */
export const couponCursor = ({ validUntil, id }: Coupon) =>
  `${validUntil?.getTime() ?? NEVER}.${id}`;

const isOver = (now: Date) => sql<boolean>`coalesce(valid_until < ${now}, false)`;
const isAhead = (now: Date) => sql<boolean>`coalesce(valid_from > ${now}, false)`;
const isHeld = sql<boolean>`(disabled_at is not null or is_unconfirmed)`;

/** The conditions of `couponStatusAt` in SQL. */
const isIn = {
  UNCONFIRMED: () => sql<boolean>`is_unconfirmed`,
  DISABLED: () => sql<boolean>`disabled_at is not null and not is_unconfirmed`,
  EXPIRED: (now) => sql<boolean>`not ${isHeld} and ${isOver(now)}`,
  SCHEDULED: (now) => sql<boolean>`not ${isHeld} and not ${isOver(now)} and ${isAhead(now)}`,
  ACTIVE: (now) => sql<boolean>`not ${isHeld} and not ${isOver(now)} and not ${isAhead(now)}`,
} satisfies Record<CouponStatus, (now: Date) => ReturnType<typeof sql<boolean>>>;

/** `inPage`, by the end first: a page begins after the end and the id of the one before. */
function inEndOrder<Row>(
  query: SelectQueryBuilder<Tables, "coupons", Row>,
  { after, before, limit, inverted }: Page,
  latestFirst: boolean,
) {
  /** Of two with the same end, the newer id comes first where the soonest end comes first. */
  const beyond = (cursor: string, isLater: boolean) => {
    const { end: written, id } = placeIn(cursor);
    // By milliseconds: a far date, like "31/12/9999", does not survive as text.
    const end = written === null
      ? sql`timestamptz 'infinity'`
      : sql`(timestamptz 'epoch' + ${written}::float8 * interval '1 millisecond')::timestamptz(3)`;
    const [side, idSide] = isLater ? [sql`>`, sql`<`] : [sql`<`, sql`>`];
    return sql<boolean>`(${END} ${side} ${end}
      or (${END} = ${end} and coupons.id ${idSide} ${id}))`;
  };
  const isDescending = latestFirst !== inverted;
  return query
    .$if(after !== undefined, (q) => q.where(beyond(after!, !latestFirst)))
    .$if(before !== undefined, (q) => q.where(beyond(before!, latestFirst)))
    .orderBy(END, isDescending ? "desc" : "asc")
    .orderBy("coupons.id", isDescending ? "asc" : "desc")
    .limit(limit);
}

function placeIn(cursor: string) {
  const [end = "", id = ""] = cursor.split(".");
  const isEnd = end === NEVER || /^(?:\d{1,15}|-\d{1,14})$/.test(end);
  if (!isEnd || !isId("cpn", id)) throw new Failure("CURSOR_INVALID", ["after"]);
  return { end: end === NEVER ? null : Number(end), id };
}

async function endOfToday({ db, now }: Context, userId: Coupon["userId"]): Promise<Date> {
  const { timeZone } = await db.selectFrom("users").select("time_zone as timeZone").where(
    "id",
    "=",
    userId,
  )
    .executeTakeFirstOrThrow();
  const tomorrow = zoned(now, timeZone).add({ days: 1 });
  return dayStart(new Date(tomorrow.epochMilliseconds), timeZone);
}

/** Returns the viewer's coupons by id, in the requested order; a `Failure` for each missing one. */
export async function loadCoupons(
  { db, viewer }: Context,
  ids: readonly CouponId[],
): Promise<(Coupon | Failure)[]> {
  const userId = permit(viewer, "coupon.see");
  const coupons = await db.selectFrom("coupons").select(asCoupon)
    .where("id", "in", ids).where("user_id", "=", userId).where("deleted_at", "is", null)
    .execute();
  const byId = new Map(coupons.map((coupon) => [coupon.id, coupon]));
  return ids.map((id) => byId.get(id) ?? new Failure("COUPON_NOT_FOUND"));
}
