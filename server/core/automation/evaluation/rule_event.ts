import type { CouponId, GroupId, OfferId, ProductId, RuleId } from "../../ids.ts";
import type { EndNotice } from "../../delivery/corrections/correction.ts";
import type { Marketplace } from "../../marketplaces/marketplace.ts";
import type { Reasoned } from "../decisions/rule_decision.ts";
import type { RuleTriggerKind } from "../rule.ts";

/** A product as a rule sees it; null where nothing proves the fact. Money is in cents of `currency`. */
export type RuleItem = {
  readonly title: string;
  readonly shop: string;
  readonly tags: readonly string[];
  readonly marketplace: Marketplace;
  /** The same for every offer and catalogue entry of one product. */
  readonly productKey: string;
  readonly currency: string;
  /** Seen by our own reader, when the event happened. */
  readonly priceCents: number | null;
  /** When its price was read, or typed; null: nobody knows, or it has no page that could be read. */
  readonly priceReadAt: Date | null;
  /** The price that is known now, if it is another one. */
  readonly laterPriceCents: number | null;
  /** The old price that the ledger proves. */
  readonly oldPriceCents: number | null;
  /** The price is the lowest of so many days. */
  readonly lowestInDays: number | null;
  readonly commissionPercent: number | null;
  readonly ratingTenths: number | null;
  readonly isOutOfStock: boolean;
  /** Whether its link pays the person; null: its offer is not made yet. */
  readonly isPaid: boolean | null;
};

/** Something that rules of these kinds are evaluated for. */
export type RuleEvent = {
  /** Unique within each rule. */
  readonly key: string;
  readonly at: Date;
  readonly kinds: readonly RuleTriggerKind[];
  /** Only this rule; null: every one of those kinds. */
  readonly ruleId: RuleId | null;
  /** Only these groups; null: those of the rule. */
  readonly groupIds: readonly GroupId[] | null;
  readonly title: string;
  /** What it is about, the best first: the first that a rule accepts is taken. */
  readonly candidates: readonly Candidate[];
  /** The price before, of a price that fell. */
  readonly fromCents: number | null;
  readonly coupon: { readonly id: CouponId; readonly code: string; readonly until: string } | null;
  readonly query: string | null;
  readonly sourceGroupId: GroupId | null;
  /** The slot that is free, and its local time. */
  readonly slot: { readonly startsAt: Date; readonly time: string } | null;
  /** The offer ended, and what its messages are to say; `groupIds` are where one is out. */
  readonly notice: EndNotice | null;
  /** Why no offer could be made of it; null: one could, or is not needed. */
  readonly unread: Reasoned | null;
};

/** A product of an event, and what its offer is made from. */
export type Candidate = {
  readonly item: RuleItem;
  readonly from:
    | { readonly offerId: OfferId }
    | { readonly productId: ProductId }
    | { readonly url: string };
};

/** An event without anything that only some kinds have. */
export const plainEvent = {
  ruleId: null,
  groupIds: null,
  fromCents: null,
  coupon: null,
  query: null,
  sourceGroupId: null,
  slot: null,
  notice: null,
  unread: null,
} as const;

/** The key of a product: by its shop's id, or by its address where the shop has none. */
export const productKeyOf = (
  { marketplace, productId, sourceUrl }: {
    readonly marketplace: Marketplace;
    readonly productId: string | null;
    readonly sourceUrl: string | null;
  },
): string =>
  `${marketplace} ${productId === null || productId.startsWith("/") ? sourceUrl : productId}`;
