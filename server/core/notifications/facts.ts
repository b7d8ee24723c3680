import type { ConnectableShop, ShopReason } from "../marketplaces/api/shop_api.ts";
import type { Channel, SessionProblem } from "../delivery/messenger.ts";
import type { DispatchStatus } from "../delivery/queue/dispatch.ts";
import type { DataExportStatus } from "../privacy/own_data.ts";
import type { SubscriptionStatus } from "../users/user.ts";
import type { CouponFacts, ProductFacts } from "./words/catalogue.ts";

/** What a notification's words are made from: how things are by now. */
export type Facts = {
  /** Null: it is gone, or the notification is about none. */
  readonly offer: OfferFacts | null;
  readonly session: SessionFacts | null;
  readonly shop: ShopFacts | null;
  readonly product: ProductFacts | null;
  readonly plan: PlanFacts;
  readonly account: AccountFacts;
  readonly coupons: CouponFacts;
};

export type AccountFacts = {
  /** When it is deleted, in their zone: "28/11 às 09:00"; null: it stays. */
  readonly deletesAt: string | null;
  /** The copy of their data that they asked for last; null: none. */
  readonly dataExport: {
    readonly status: DataExportStatus;
    /** Until when it can be downloaded; null: not yet, or no longer. */
    readonly until: string | null;
  } | null;
};

export type OfferFacts = {
  readonly title: string;
  /** Its messages by what they have come to, with the name of one group of each. */
  readonly ends: Partial<Readonly<Record<DispatchStatus, End>>>;
};
type End = { readonly count: number; readonly group: string };

export type SessionFacts = {
  readonly name: string;
  readonly channel: Channel;
  readonly problem: SessionProblem | null;
  readonly disconnectedAt: Date | null;
  /** Since when the platform no longer lends the number that it sends through. */
  readonly numberRevokedAt: Date | null;
};

export type ShopFacts = {
  readonly shop: ConnectableShop;
  readonly problem: ShopReason | null;
  readonly disconnectedAt: Date | null;
  /** When its authorization ends, in their zone: "28/11 às 09:00"; null: not soon. */
  readonly endsAt: string | null;
};

export type PlanFacts = {
  readonly status: SubscriptionStatus;
  /** When the trial ends, in their zone: "28/11 às 09:00"; null where there is no such end. */
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

const waitsForPerson: ReadonlySet<SessionProblem> = new Set([
  "REVOKED",
  "ELSEWHERE",
  "RESTRICTED",
  "BANNED",
]);

/**
 * Whether a session waits for its person: the other problems end by themselves. Of the platform's
 * number they can only learn that it is no longer lent.
 */
export const needsPerson = (session: Omit<SessionFacts, "name">): boolean => {
  const { channel, problem, disconnectedAt, numberRevokedAt } = session;
  if (disconnectedAt) return false;
  if (channel === "PLATFORM") return numberRevokedAt !== null;
  return problem !== null && waitsForPerson.has(problem);
};
