import { sql } from "kysely";
import type { Interval } from "../billing/payments.ts";
import { inPage, type Page } from "../../database/page.ts";
import type { Context } from "../context.ts";
import { checkCursors } from "../cursors.ts";
import type { ReferralId, UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { type Balances, loadBalances } from "./ledger.ts";
import type { PixKind } from "./pix_key.ts";

/** The path of the links that bring somebody, before its code. */
export const INVITATION_PATH = "/indica";

/** OFF: no payments are set up. NO_RATES: no plan pays a commission yet. */
export type ProgrammeStatus = "OFF" | "NO_RATES" | "OPEN";

async function programmeStatus({ db, ports }: Context): Promise<ProgrammeStatus> {
  if (!ports.payments) return "OFF";
  const rate = await db.selectFrom("referral_rates").select("price_id").executeTakeFirst();
  return rate ? "OPEN" : "NO_RATES";
}

/** Whether the programme takes people and counts clicks. */
export const isOpen = async (ctx: Context): Promise<boolean> =>
  await programmeStatus(ctx) === "OPEN";

/** The programme as its person sees it. */
export type Programme = {
  readonly status: ProgrammeStatus;
  /** Null: they take no part. */
  readonly code: string | null;
  readonly acceptedTerms: string | null;
  readonly pixKind: PixKind | null;
  readonly pixHint: string | null;
  /** Visits of their link by people, each once a day. */
  readonly clickCount: number;
  readonly signUpCount: number;
  /** Those of whom a payment counts now. */
  readonly payingCount: number;
};

/** Loads the viewer's place in the programme. */
export async function loadProgramme(ctx: Context): Promise<Programme> {
  const { db, viewer } = ctx;
  const userId = permit(viewer, "referral.see");
  const [status, row, counts] = await Promise.all([
    programmeStatus(ctx),
    db.selectFrom("referrers").select([
      "code",
      "terms_version as acceptedTerms",
      "pix_kind as pixKind",
      "pix_hint as pixHint",
      "click_count as clickCount",
    ]).where("user_id", "=", userId).executeTakeFirst(),
    db.selectFrom("referrals as r").where("r.user_id", "=", userId).select(({ fn }) => [
      fn.countAll<string>().as("signUps"),
      fn.countAll<string>().filterWhere(isPaying).as("paying"),
    ]).executeTakeFirstOrThrow(),
  ]);
  return {
    status,
    code: null,
    acceptedTerms: null,
    pixKind: null,
    pixHint: null,
    clickCount: 0,
    ...row,
    signUpCount: Number(counts.signUps),
    payingCount: Number(counts.paying),
  };
}

/** Whether the referred person of `r` has a subscription that was paid and goes on. */
const isPaying = sql<boolean>`r.blocked_at is null and exists (
  select 1 from subscriptions s join invoices i on i.subscription_id = s.id
  where s.user_id = r.referred_id and s.status in ('active', 'past_due') and i.status = 'paid'
    and i.paid_cents > i.refunded_cents)`;

/** REGISTERED: nothing is paid so far. ENDED: they pay no longer. BLOCKED: it earns nothing. */
export type ReferralStatus = "REGISTERED" | "PAYING" | "ENDED" | "BLOCKED";

/** A person whom the viewer brought, without anything that tells who it is. */
export type Referral = {
  readonly id: ReferralId;
  readonly registeredAt: Date;
  readonly status: ReferralStatus;
  /** What they earned the viewer, less what was taken back. */
  readonly earnedCents: number;
};

/** Lists whom the viewer brought, newest first. */
export async function listReferrals({ db, viewer }: Context, page: Page): Promise<Referral[]> {
  const userId = permit(viewer, "referral.see");
  checkCursors("rfl", page);
  const rows = await inPage(
    db.selectFrom("referrals as r").where("r.user_id", "=", userId).select(({ selectFrom }) => [
      "r.id",
      "r.registered_at as registeredAt",
      "r.blocked_at as blockedAt",
      isPaying.as("isPaying"),
      selectFrom("commissions as c").whereRef("c.referral_id", "=", "r.id")
        .select(sql<string>`coalesce(sum(c.cents - c.reversed_cents), 0)`.as("cents")).as("cents"),
      selectFrom("commissions as c").whereRef("c.referral_id", "=", "r.id")
        .select(({ fn }) => fn.countAll<string>().as("n")).as("invoices"),
    ]),
    page,
    "r.id",
  ).execute();
  return rows.map(({ id, registeredAt, blockedAt, isPaying, cents, invoices }) => ({
    id,
    registeredAt,
    status: blockedAt
      ? "BLOCKED"
      : isPaying
      ? "PAYING"
      : Number(invoices) > 0
      ? "ENDED"
      : "REGISTERED",
    earnedCents: Number(cents),
  }));
}

/** Loads the balances of the viewer's commissions. */
export async function loadOwnBalances(ctx: Context): Promise<Balances> {
  return await loadBalances(ctx, permit(ctx.viewer, "referral.see"));
}

/** What a plan pays; with null percent and months: nothing. */
export type PlanRate = {
  readonly priceId: string;
  readonly planName: string;
  readonly interval: Interval | null;
  readonly percent: number | null;
  readonly months: number | null;
};

/** Lists the plans on sale that pay a commission, dearest first; for admins, the others too. */
export async function listRates({ db, viewer }: Context, isAll: boolean): Promise<PlanRate[]> {
  permit(viewer, isAll ? "payout.see" : "referral.see");
  return await db.selectFrom("plans as p").leftJoin(
    "referral_rates as r",
    "r.price_id",
    "p.price_id",
  )
    .select([
      "p.price_id as priceId",
      "p.name as planName",
      "p.billing_interval as interval",
      "percent",
      "months",
    ])
    .where("p.archived_at", "is", null).where("p.price_cents", "is not", null)
    .$if(!isAll, (q) => q.where("r.price_id", "is not", null))
    .orderBy("p.price_cents", "desc").orderBy("p.price_id").limit(50).execute();
}

/** Returns whose link has that code; null: nobody's, or they are blocked. */
export async function findReferrer({ db }: Context, code: string): Promise<UserId | null> {
  const row = await db.selectFrom("referrers").innerJoin("users", "users.id", "user_id")
    .select("user_id as userId").where("code", "=", code)
    .where("users.blocked_at", "is", null).executeTakeFirst();
  return row?.userId ?? null;
}
