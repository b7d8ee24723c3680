import type { ColumnType } from "kysely";
import type { CommissionId, PayoutBatchId, PayoutId, ReferralId, UserId } from "../ids.ts";
import type { Account, TransactionKind } from "./ledger.ts";
import type { PixKind } from "./pix_key.ts";

/** Who takes part in the referral programme. */
export type ReferrersTable = {
  user_id: UserId;
  /** The end of their link. */
  code: string;
  /** The version of the terms that they accepted, and when. */
  terms_version: string;
  terms_accepted_at: Date;
  pix_kind: ColumnType<PixKind | null, PixKind | null | undefined, PixKind | null>;
  /** Sealed. */
  pix_key: ColumnType<string | null, string | null | undefined, string | null>;
  /** What a screen may show of it. */
  pix_hint: ColumnType<string | null, string | null | undefined, string | null>;
  click_count: ColumnType<number, number | undefined, number>;
  joined_at: Date;
};

/**
 * Why a referral earns nothing: both seem to be one person. SAME_PAYMENT: by their card, their CPF or
 * CNPJ, or a Pix key.
 */
export type BlockedReason = "SAME_EMAIL" | "SAME_DEVICE" | "SAME_PAYMENT";

/** A person who registered by another's link. */
export type ReferralsTable = {
  id: ReferralId;
  /** Who brought them. */
  user_id: UserId;
  /** Null: their account was deleted. */
  referred_id: UserId | null;
  clicked_at: Date;
  registered_at: Date;
  blocked_at: Date | null;
  blocked_reason: BlockedReason | null;
};

/** What each plan pays; a plan without a row pays nothing. */
export type ReferralRatesTable = { price_id: string; percent: number; months: number };

/** The commission of each paid invoice, with the rate that held when it was seen; 0 cents: none. */
export type CommissionsTable = {
  id: CommissionId;
  user_id: UserId;
  referral_id: ReferralId;
  invoice_id: string;
  percent: number;
  /** How many of the rate's months it used. */
  months: number;
  paid_cents: number;
  cents: number;
  /** How much of `cents` refunds took back. */
  reversed_cents: ColumnType<number, number | undefined, number>;
  paid_at: Date;
  holds_until: Date;
  released_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** Its id is the kind and what it is about: it happens once. */
export type LedgerTransactionsTable = {
  id: string;
  kind: TransactionKind;
  happened_at: Date;
};

/** A trigger requires that the entries of a transaction add up to zero. */
export type LedgerEntriesTable = {
  transaction_id: string;
  account: Account;
  user_id: UserId | null;
  cents: number;
};

/** DRAFT: the amounts are reserved; APPROVED: an admin lets it be paid. */
export type PayoutBatchStatus = "DRAFT" | "APPROVED" | "CANCELED";

export type PayoutBatchesTable = {
  id: PayoutBatchId;
  status: PayoutBatchStatus;
  created_at: Date;
  approved_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

export type PayoutStatus = "PENDING" | "PAID" | "FAILED" | "CANCELED";

/** What one person is paid in a batch, to the key that they had then. */
export type PayoutsTable = {
  id: PayoutId;
  batch_id: PayoutBatchId;
  /** Null: their account was deleted. */
  user_id: UserId | null;
  cents: number;
  pix_kind: PixKind;
  /** Sealed; null once it is settled. */
  pix_key: string | null;
  pix_hint: string;
  status: PayoutStatus;
  /** Why it failed. */
  reason: ColumnType<string | null, string | null | undefined, string | null>;
  settled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};
