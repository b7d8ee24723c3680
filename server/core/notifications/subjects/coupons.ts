import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { SOON_MS } from "../../coupons/coupon.ts";
import type { EventOf } from "../../events.ts";
import type { EventId, UserId } from "../../ids.ts";
import { momentLabel } from "../../zoned.ts";
import type { Kinds, Notification, Words } from "../notification.ts";
import { notify } from "../notify.ts";

/** A person's coupons that need attention. */
export type CouponFacts = {
  /** Those that matter and end within a day: how many, and the first of them. */
  readonly ending: Ends;
  /** Those that have ended, and that offers which wait still have. */
  readonly ended: Ends;
};

type Ends = {
  readonly count: number;
  readonly code: string;
  /** Its end, in the person's zone: "28/11 às 23:59". */
  readonly endsAt: string;
  /** Offers that have its code and wait. */
  readonly offers: number;
} | null;

/** The kinds about coupons. */
export const couponKinds = {
  COUPONS_ENDING: {
    description: "Coupons that matter end within a day.",
    words: ({ coupons }) => couponsEnding(coupons),
  },
  COUPONS_EXPIRED: {
    description: "Coupons have ended that offers which wait still have.",
    words: ({ coupons }) => couponsEnded(coupons),
  },
} satisfies Kinds<{ coupons: CouponFacts }>;

/** Coupons that end soon. */
function couponsEnding({ ending }: CouponFacts): Words {
  if (!ending) {
    return {
      title: "Nenhum cupom seu termina agora",
      text: "Os que estavam perto do fim acabaram ou mudaram.",
      isOpen: false,
    };
  }
  const { count, code, endsAt } = ending;
  return count === 1
    ? {
      title: `O cupom ${code} termina em ${endsAt}`,
      text: "Divulgue enquanto vale, ou confira se a loja esticou o prazo.",
      isOpen: true,
    }
    : {
      title: `${count} cupons seus terminam em até 24 horas`,
      text: `O primeiro é ${code}, em ${endsAt}. Divulgue enquanto valem.`,
      isOpen: true,
    };
}

/** Coupons that ended while offers have them. */
function couponsEnded({ ended }: CouponFacts): Words {
  if (!ended) {
    return {
      title: "Um cupom terminou",
      text: "Nenhuma oferta sua à espera tem um cupom vencido.",
      isOpen: false,
    };
  }
  const { count, code, offers } = ended;
  const where = offers === 1 ? "1 oferta que ainda não saiu" : `${offers} ofertas que não saíram`;
  return count === 1
    ? {
      title: `O cupom ${code} terminou`,
      text: `Ele está em ${where}. Troque ou tire antes de enviar.`,
      isOpen: true,
    }
    : {
      title: `${count} cupons terminaram`,
      text: `Um deles é ${code}, em ${where}. Troque ou tire antes de enviar.`,
      isOpen: true,
    };
}

/** Reads coupons only when a notification is about them. */
export async function loadCouponFacts(
  ctx: Context,
  userId: UserId,
  notifications: readonly Notification[],
): Promise<CouponFacts> {
  const has = (kind: keyof typeof couponKinds) => notifications.some((one) => one.kind === kind);
  const none = Promise.resolve([]);
  const [ending, ended, { timeZone }] = await Promise.all([
    has("COUPONS_ENDING") ? endingCoupons(ctx, userId) : none,
    has("COUPONS_EXPIRED") ? endedCoupons(ctx, userId) : none,
    ctx.db.selectFrom("users").select("time_zone as timeZone").where("id", "=", userId)
      .executeTakeFirstOrThrow(),
  ]);
  const endsOf = (ends: readonly CouponEnd[]): Ends =>
    ends[0]
      ? { ...ends[0], count: ends.length, endsAt: momentLabel(ends[0].validUntil, timeZone) }
      : null;
  return { ending: endsOf(ending), ended: endsOf(ended.toReversed()) };
}

/**
 * Notifies of a coupon that ends within a day, or has ended, if it still matters. All coupons share
 * one notification of a kind, or people with many would get nothing else.
 */
export async function notifyCouponEnd(
  ctx: Context,
  { name, userId, couponId }: EventOf<"coupon.endsSoon" | "coupon.expired">,
  eventId: EventId,
) {
  const isOver = name === "coupon.expired";
  const ends = isOver ? await endedCoupons(ctx, userId) : await endingCoupons(ctx, userId);
  if (!ends.some(({ id }) => id === couponId)) return;
  const kind = isOver ? "COUPONS_EXPIRED" : "COUPONS_ENDING";
  await notify(ctx, { userId, kind, subject: "", eventId });
}

/** A coupon that ends soon, or has ended. */
type CouponEnd = {
  readonly id: string;
  readonly code: string;
  readonly validUntil: Date;
  /** Offers with its code that were not sent yet. */
  readonly offers: number;
};

/**
 * Returns a user's relevant coupons that end within a day, the first to end first. A coupon is relevant
 * when it has worked, or when an offer that was not sent yet has its code.
 */
async function endingCoupons(ctx: Context, userId: UserId): Promise<CouponEnd[]> {
  const soon = new Date(ctx.now.getTime() + SOON_MS);
  const ends = await endsBetween(ctx, userId, ctx.now, soon);
  return ends.filter(({ offers, hasWorked }) => hasWorked || offers > 0);
}

/** Returns a user's ended coupons whose code is in an offer that was not sent yet, the latest last. */
async function endedCoupons(ctx: Context, userId: UserId): Promise<CouponEnd[]> {
  const ends = await endsBetween(ctx, userId, new Date(0), new Date(ctx.now.getTime() - 1));
  return ends.filter(({ offers }) => offers > 0);
}

async function endsBetween({ db, now }: Context, userId: UserId, from: Date, to: Date) {
  const { rows } = await sql<CouponEnd & { hasWorked: boolean }>`
    select coupons.id, code, valid_until as "validUntil", worked_count > 0 as "hasWorked",
      count(offers.id)::int as offers
    from coupons left join offers on offers.user_id = coupons.user_id
      and offers.coupon_code = code and offers.marketplace = coupons.marketplace
      and offers.status in ('DRAFT', 'APPROVED', 'QUEUED') and offers.deleted_at is null
    where coupons.user_id = ${userId} and coupons.deleted_at is null and disabled_at is null
      and coalesce(valid_until, timestamptz 'infinity') between ${from} and ${to}
      and coalesce(valid_from <= ${now}, true)
    group by coupons.id order by valid_until, coupons.id`.execute(db);
  return rows;
}
