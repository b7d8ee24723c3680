import type { SubscriptionStatus } from "../plans/subscription.ts";
import type { TaxpayerId } from "../taxpayer_ids.ts";

/** A subscription as the payment vendor has it now. */
export type VendorSubscription = {
  readonly id: string;
  readonly priceId: string;
  readonly status: SubscriptionStatus;
  readonly startedAt: Date;
  /** The end of the paid time; the next charge is then. */
  readonly periodEndsAt: Date | null;
  readonly trialEndsAt: Date | null;
  /** When it ends by the person's wish; null: it renews. */
  readonly cancelsAt: Date | null;
  readonly endedAt: Date | null;
  /** Why it was canceled, if somebody wrote it. */
  readonly cancelReason: string | null;
  /** Null: no method of payment is known. */
  readonly paidBy: PaidBy | null;
};

export type InvoiceStatus = "open" | "paid" | "uncollectible" | "void";

/** An invoice as the payment vendor has it now. Amounts are in cents. */
export type VendorInvoice = {
  readonly id: string;
  readonly subscriptionId: string | null;
  readonly number: string | null;
  readonly status: InvoiceStatus;
  readonly dueCents: number;
  readonly paidCents: number;
  readonly currency: string;
  readonly createdAt: Date;
  /** Since when it is to be paid; null: the vendor does not say. */
  readonly dueAt: Date | null;
  readonly paidAt: Date | null;
  /** What was paid back of it, here or at the vendor's own pages. */
  readonly refundedCents: number;
  /** The vendor's page, with the receipt. */
  readonly pageUrl: string | null;
  readonly pdfUrl: string | null;
};

/** PIX and BOLETO take minutes or days to be paid. */
export type PaymentMethod = "CARD" | "PIX" | "BOLETO" | "OTHER";

/** How a subscription is paid; of a card, its brand and last digits. */
export type PaidBy = {
  readonly method: PaymentMethod;
  readonly cardBrand: string | null;
  readonly cardDigits: string | null;
};

/** A payment that is on its way. */
export type PendingPayment = {
  readonly method: PaymentMethod;
  /** The page with the code or the slip; null: there is none. */
  readonly url: string | null;
  /** Until when it can be paid; null: unknown. */
  readonly until: Date | null;
};

/** The vendor's page where a person pays for the first time. */
export type VendorCheckout = {
  readonly id: string;
  /** Null once it is no longer open. */
  readonly url: string | null;
  /** COMPLETE: the person has finished it; a payment by Pix or boleto may still be on its way. */
  readonly status: "OPEN" | "COMPLETE" | "EXPIRED";
  readonly subscriptionId: string | null;
  readonly expiresAt: Date;
  /** Null: paid, or nothing was to be paid, or it is still open. */
  readonly pending: PendingPayment | null;
};

/** What the vendor reports by a webhook: only which object to ask for again. */
export type VendorEvent = {
  readonly id: string;
  readonly type: string;
  readonly objectId: string | null;
  readonly customerId: string | null;
  readonly happenedAt: Date;
};

/** What a change of the price would cost. Amounts are in cents of BRL. */
export type VendorPricePreview = {
  /** What the rest of the paid time is worth, set off against the new price; may be negative. */
  readonly prorationCents: number;
  readonly nextChargeCents: number;
  readonly nextChargeAt: Date;
};

export type Interval = "month" | "year";

/** A recurring price in BRL at the vendor. */
export type ListedPrice = {
  readonly priceId: string;
  readonly productId: string;
  readonly name: string;
  readonly cents: number;
  readonly interval: Interval;
  /** Whether it can be bought there. */
  readonly isActive: boolean;
};

/** The price of a plan in cents of BRL. */
type VendorPrice = {
  readonly name: string;
  readonly cents: number;
  readonly interval: Interval;
  /** The product of the price; null: a new one. */
  readonly productId: string | null;
};

/**
 * What the product needs of a payment vendor. A call with a `key` has its effect once, however often
 * it is repeated with that key.
 */
export type Payments = {
  readonly createCustomer: (
    who: { readonly userId: string; readonly email: string; readonly name: string },
  ) => Promise<string>;
  /** Stores a customer's CPF or CNPJ for its invoices; one that the vendor refuses has no effect. */
  readonly setTaxpayer: (customerId: string, taxpayer: TaxpayerId) => Promise<void>;
  readonly startCheckout: (checkout: {
    readonly key: string;
    readonly customerId: string;
    readonly userId: string;
    readonly priceId: string;
    /** What recurs, for the mandate that a person gives their bank. */
    readonly cents: number;
    readonly interval: Interval;
    readonly trialDays: number;
    /** Whether boleto is among the ways to pay. */
    readonly hasBoleto: boolean;
  }) => Promise<VendorCheckout>;
  readonly loadCheckout: (id: string) => Promise<VendorCheckout>;
  /** Closes an open checkout; returns it as it is then. */
  readonly expireCheckout: (id: string) => Promise<VendorCheckout>;
  readonly listSubscriptions: (customerId: string) => Promise<readonly VendorSubscription[]>;
  /** The cards that a customer stored, each by what is the same for one card of any customer. */
  readonly listFingerprints: (customerId: string) => Promise<readonly string[]>;
  readonly listInvoices: (customerId: string) => Promise<readonly VendorInvoice[]>;
  /** Changes the price at once; the difference is part of the next invoice. */
  readonly changePrice: (subscriptionId: string, priceId: string) => Promise<void>;
  readonly previewPrice: (subscriptionId: string, priceId: string) => Promise<VendorPricePreview>;
  /** Charges nothing until it is resumed. */
  readonly pauseSubscription: (subscriptionId: string) => Promise<void>;
  readonly resumeSubscription: (subscriptionId: string) => Promise<void>;
  /** Opens the vendor's own page for a person's payment methods and data. @returns its address */
  readonly openPortal: (customerId: string) => Promise<string>;
  /** Ends a subscription with its paid time, or lets it renew again. */
  readonly cancelAtPeriodEnd: (
    subscriptionId: string,
    cancels: boolean,
    reason: string | null,
  ) => Promise<void>;
  /** Ends a subscription now; one that has ended stays so. */
  readonly endSubscription: (subscriptionId: string) => Promise<void>;
  /**
   * Pays back so many cents of an invoice, or with null all that was paid and not paid back yet.
   * @returns false: the vendor refuses it for good
   */
  readonly refundInvoice: (
    invoiceId: string,
    refund: { readonly cents: number | null; readonly key: string },
  ) => Promise<boolean>;
  readonly createPrice: (
    price: VendorPrice,
    key: string,
  ) => Promise<{ readonly priceId: string; readonly productId: string }>;
  readonly listPrices: () => Promise<readonly ListedPrice[]>;
  /** Renames the product of a price. */
  readonly renameProduct: (priceId: string, name: string) => Promise<void>;
  /** Charges a subscription next at that time; until then it is free. */
  readonly chargeFrom: (subscriptionId: string, at: Date) => Promise<void>;
  readonly restorePrice: (priceId: string) => Promise<void>;
  /** Offers a price to nobody any longer; its subscribers stay. */
  readonly archivePrice: (priceId: string) => Promise<void>;
  /** Reads a webhook; null: its signature does not prove that the vendor sent it. */
  readonly readEvent: (body: string, signature: string) => Promise<VendorEvent | null>;
};
