import type { ColumnType } from "kysely";
import type { CheckoutId, TaxInvoiceId, UserId } from "../ids.ts";
import type { SubscriptionStatus } from "../plans/subscription.ts";
import type { TaxpayerKind } from "../taxpayer_ids.ts";
import type { InvoiceStatus, PaymentMethod } from "./payments.ts";

/** A person as the payment vendor knows them. */
export type CustomersTable = {
  user_id: UserId;
  customer_id: string;
  created_at: Date;
  /** Counts the readings of their state at the vendor that began. */
  readings_begun: ColumnType<number, number | undefined, number>;
  /** The number of the latest reading that was stored; an earlier one is dropped. */
  reading_stored: ColumnType<number, number | undefined, number>;
  /** When the latest reading was stored; null: never. */
  read_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When the latest reading began, which may have failed; null: none did. */
  reading_tried_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** Each subscription as the vendor had it at the latest reading; `id` is the vendor's. */
export type SubscriptionsTable = {
  id: string;
  user_id: UserId;
  price_id: string;
  status: SubscriptionStatus;
  started_at: Date;
  period_ends_at: Date | null;
  trial_ends_at: Date | null;
  cancels_at: Date | null;
  ended_at: Date | null;
  /** Since when a payment is late; null: none is. */
  past_due_at: Date | null;
  /** Why it was canceled, in its person's or an admin's words. */
  cancel_reason: ColumnType<string | null, string | null | undefined, string | null>;
  /** Reminders of the late payment that went out. */
  reminders_sent: ColumnType<number, number | undefined, number>;
  /** How it is paid; null: unknown. */
  payment_method: ColumnType<
    PaymentMethod | null,
    PaymentMethod | null | undefined,
    PaymentMethod | null
  >;
  card_brand: ColumnType<string | null, string | null | undefined, string | null>;
  card_digits: ColumnType<string | null, string | null | undefined, string | null>;
  /** When its person withdrew from the contract; null: they did not. */
  withdrawn_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** Each invoice as the vendor had it at the latest reading; `id` is the vendor's. */
export type InvoicesTable = {
  id: string;
  user_id: UserId;
  subscription_id: string | null;
  number: string | null;
  status: InvoiceStatus;
  due_cents: number;
  paid_cents: number;
  /** What was paid back, here or at the vendor's own pages. */
  refunded_cents: ColumnType<number, number | undefined, number>;
  /** Refunds that are requested and not carried out, in cents by their key. */
  pending_refunds: ColumnType<Readonly<Record<string, number>>, string | undefined, string>;
  currency: string;
  page_url: string | null;
  pdf_url: string | null;
  created_at: Date;
  paid_at: Date | null;
};

/** CREATING: reserved here, and maybe known to the vendor by its id as a key. */
export type CheckoutStatus = "CREATING" | "OPEN" | "COMPLETE" | "EXPIRED";

/** A first payment at the vendor's page; a person has at most one that is not over. */
export type CheckoutsTable = {
  id: CheckoutId;
  user_id: UserId;
  price_id: string;
  trial_days: number;
  has_boleto: ColumnType<boolean, boolean | undefined, boolean>;
  status: CheckoutStatus;
  /** The vendor's id; null while CREATING. */
  vendor_id: string | null;
  url: string | null;
  expires_at: Date | null;
  created_at: Date;
  /** The vendor's id of what it began; null until it is finished. */
  subscription_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** How its first payment is made, if that was on its way when it was last read. */
  pending_method: ColumnType<PaymentMethod | null, undefined, PaymentMethod | null>;
  pending_url: ColumnType<string | null, undefined, string | null>;
  pending_until: ColumnType<Date | null, undefined, Date | null>;
};

/** Each report of the vendor, stored before anything else; nothing personal. */
export type WebhookEventsTable = {
  /** The vendor's id. */
  id: string;
  type: string;
  object_id: string | null;
  /** The vendor's id of the person that it is about; null: of nobody. */
  customer_id: ColumnType<string | null, string | null | undefined, string | null>;
  happened_at: Date;
  received_at: Date;
  /** Null: its job is still to run. */
  handled_at: Date | null;
  /** How often it was scheduled again, and when last. */
  retries: ColumnType<number, number | undefined, number>;
  retried_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** The CPF or CNPJ of a payer. */
export type TaxpayersTable = {
  user_id: UserId;
  kind: TaxpayerKind;
  /** Sealed. */
  taxpayer_id: string;
  /** As a screen shows it. */
  hint: string;
  updated_at: Date;
};

/** What the tax invoice of a paid invoice says; WAITING: it is to be issued. */
export type TaxInvoicesTable = {
  id: TaxInvoiceId;
  user_id: UserId;
  /** The vendor's id of what was paid. */
  invoice_id: string;
  status: "WAITING" | "ISSUED" | "CANCELED";
  name: string;
  email: string;
  taxpayer_kind: TaxpayerKind | null;
  /** Sealed; null: it was not required then. */
  taxpayer_id: string | null;
  description: string;
  cents: number;
  refunded_cents: ColumnType<number, number | undefined, number>;
  currency: string;
  paid_at: Date;
  number: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Date;
};
