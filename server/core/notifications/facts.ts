import type { ConnectableShop, ShopReason } from "../marketplaces/api/shop_api.ts";
import type { Channel, SessionProblem } from "../delivery/messenger.ts";
import type { DispatchStatus } from "../delivery/queue/dispatch.ts";
import type { DataExportStatus } from "../privacy/data_export.ts";
import type { SubscriptionStatus } from "../plans/subscription.ts";
import type { CouponFacts, ProductFacts } from "./words/catalogue.ts";

/** The facts from which a notification's words are made: the state of now. */
export type Facts = {
  /** Null: it was deleted, or the notification is not about one. */
  readonly offer: OfferFacts | null;
  readonly session: SessionFacts | null;
  readonly shop: ShopFacts | null;
  readonly product: ProductFacts | null;
  readonly plan: PlanFacts;
  readonly account: AccountFacts;
  readonly coupons: CouponFacts;
};

export type AccountFacts = {
  /** When it will be deleted, in the user's zone: "28/11 às 09:00"; null: no deletion is scheduled. */
  readonly deletesAt: string | null;
  /** The last requested copy of the user's data; null: none. */
  readonly dataExport: {
    readonly status: DataExportStatus;
    /** Until when it can be downloaded; null: not made yet, or expired. */
    readonly until: string | null;
  } | null;
};

export type OfferFacts = {
  readonly title: string;
  /** Its messages by status, each with the title of one group. */
  readonly ends: Partial<Readonly<Record<DispatchStatus, End>>>;
};
type End = { readonly count: number; readonly group: string };

export type SessionFacts = {
  readonly name: string;
  readonly channel: Channel;
  readonly problem: SessionProblem | null;
  readonly disconnectedAt: Date | null;
  /** Since when the platform no longer shares the number that the session uses. */
  readonly numberRevokedAt: Date | null;
};

export type ShopFacts = {
  readonly shop: ConnectableShop;
  readonly problem: ShopReason | null;
  readonly disconnectedAt: Date | null;
  /** When its authorization ends, in the user's zone: "28/11 às 09:00"; null: not soon. */
  readonly endsAt: string | null;
};

export type PlanFacts = {
  readonly status: SubscriptionStatus;
  /** When the trial ends, in the user's zone: "28/11 às 09:00"; null: no end. */
  readonly endsAt: string | null;
  /** Calendar days until then; 0: today. */
  readonly daysLeft: number;
  /** Messages counted in this month. */
  readonly used: number;
  /** Messages of a month; below 0: no limit. */
  readonly most: number;
  /** When the next month begins: "1º de dezembro". */
  readonly nextMonth: string;
};

const needPerson: ReadonlySet<SessionProblem> = new Set([
  "REVOKED",
  "ELSEWHERE",
  "RESTRICTED",
  "BANNED",
]);

/**
 * Whether a session's problem needs its person; other problems end by themselves. For the platform's
 * number, the only such problem is that it is no longer shared.
 */
export const needsPerson = (session: Omit<SessionFacts, "name">): boolean => {
  const { channel, problem, disconnectedAt, numberRevokedAt } = session;
  if (disconnectedAt) return false;
  if (channel === "PLATFORM") return numberRevokedAt !== null;
  return problem !== null && needPerson.has(problem);
};
