import type { ColumnType } from "kysely";
import type { Offer } from "./offer.ts";
import { fieldColumns } from "./offer_fields.ts";
import type { FailureCode } from "../errors.ts";
import type { BatchLinkId, LinkBatchId, OfferId, UserId } from "../ids.ts";
import type { BatchLinkStatus } from "./batches/link_batch.ts";

/** The column of each property of an offer. */
export const offerColumns = {
  id: "id",
  userId: "user_id",
  version: "version",
  status: "status",
  marketplace: "marketplace",
  productId: "product_id",
  ...fieldColumns,
  sourceUrl: "source_url",
  customAffiliateUrl: "custom_affiliate_url",
  customAffiliateProof: "custom_affiliate_proof",
  customAffiliateCheck: "custom_affiliate_check",
  unpaidConfirmedLink: "unpaid_confirmed_link",
  evidence: "evidence",
  reading: "reading",
  cleared: "cleared",
  picture: "picture",
  customText: "custom_text",
  templateId: "template_id",
  createdAt: "created_at",
  updatedAt: "updated_at",
  deletedAt: "deleted_at",
} as const satisfies Record<keyof Offer, string>;
type Columns = typeof offerColumns;

/** The properties that are stored as JSON. */
export const jsonProperties = [
  "installments",
  "customAffiliateCheck",
  "evidence",
  "reading",
] as const;
type JsonProperty = (typeof jsonProperties)[number];

type Column<N extends keyof Offer> = N extends JsonProperty
  ? ColumnType<Offer[N], string | null | undefined, string | null>
  : N extends "cleared" | "picture" | "templateId"
    ? ColumnType<Offer[N], Offer[N] | undefined, Offer[N]>
  : N extends "createdAt" ? ColumnType<Date, Date, never>
  : Offer[N];

export type OffersTable =
  & { -readonly [N in keyof Offer as Columns[N]]: Column<N> }
  & {
    /** The idempotency key of the request: the same key returns the same offer. */
    key: string | null;
    /** Title and shop, folded, for the search. */
    search_text: string;
  };

type Selected = {
  [N in keyof Offer]: Columns[N] extends N ? N : `${Columns[N]} as ${N}`;
}[keyof Offer];

/** Selects the columns of properties of an offer under their names: no mapping at run time. */
export const offerSelection = (names: readonly (keyof Offer)[]): Selected[] =>
  names.map((name) => {
    const column = offerColumns[name];
    return column === name ? column : `${column} as ${name}`;
  }) as Selected[];

/** A row, selected so, is an `Offer`. */
export const asOffer = offerSelection(Object.keys(offerColumns) as (keyof Offer)[]);

export type LinkBatchesTable = {
  id: LinkBatchId;
  user_id: UserId;
  /** The idempotency key of the request: the same key returns the same batch. */
  key: string | null;
  created_at: ColumnType<Date, Date, never>;
  dismissed_at: Date | null;
};

export type BatchLinksTable = {
  id: BatchLinkId;
  batch_id: LinkBatchId;
  user_id: UserId;
  position: number;
  url: string;
  status: BatchLinkStatus;
  /** When its job was created; null: other links are read before it. */
  queued_at: Date | null;
  /** Attempts so far. */
  attempts: number;
  offer_id: OfferId | null;
  error_code: FailureCode | null;
  changed_at: Date;
};

/** A row, selected so, is a `BatchLink`: no mapping at run time. */
export const asBatchLink = [
  "batch_links.id",
  "batch_links.batch_id as batchId",
  "batch_links.position",
  "batch_links.url",
  "batch_links.status",
  "batch_links.offer_id as offerId",
  "batch_links.error_code as errorCode",
] as const;
