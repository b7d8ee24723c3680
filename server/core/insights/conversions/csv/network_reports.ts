import type { Network } from "../../../marketplaces/networks/network.ts";
import type { ConversionStatus } from "../conversion.ts";
import type { DateOrder } from "./date_order.ts";
import type { ConversionField } from "./mapping.ts";

/** How a network's report of purchases is written. */
type NetworkReport = {
  /** The titles of its columns, the likelier first. */
  readonly titles: Readonly<Partial<Record<ConversionField, readonly string[]>>>;
  /** Which number of 03/04/2026 is the day; absent: not known, and such a date is refused. */
  readonly dateOrder?: DateOrder;
  /** Its own words for a status, in small letters, where they are not the usual ones. */
  readonly statuses?: Readonly<Record<string, ConversionStatus>>;
};

/**
 * The reports of the networks, as their help pages named the columns in November 2026. They only
 * propose: a person confirms the columns, and they are remembered.
 */
export const networkReports: Readonly<Record<Network, NetworkReport>> = {
  /** Source: help.awin.com, "Understanding the data fields in the Transactions report". */
  AWIN: {
    titles: {
      externalId: ["id", "Transaction ID", "transaction_id"],
      status: ["commission_status", "Transaction Status", "Status"],
      purchasedAt: ["date", "Transaction Date", "transaction_date"],
      clickedAt: ["click_date", "Click Date", "Click Time"],
      amount: ["sale_amount", "Sale Amount"],
      commission: ["commission", "Commission Amount"],
      title: ["advertiser_name", "Advertiser", "site_name"],
      subId: ["click_ref", "clickref", "Click Ref", "Click Reference"],
    },
    statuses: { "0": "PENDING", "1": "CONFIRMED", "2": "CANCELED" },
  },
  /** Lomadee publishes no list: these are its words for the same things. */
  LOMADEE: {
    titles: {
      externalId: ["ID da transação", "Código da transação", "Pedido"],
      status: ["Status", "Situação"],
      purchasedAt: ["Data da transação", "Data da venda", "Data"],
      amount: ["Valor da venda", "GMV", "Valor bruto"],
      commission: ["Comissão", "Valor da comissão"],
      title: ["Anunciante", "Loja"],
      subId: ["mdasc", "Associate ID", "SubID"],
    },
    dateOrder: "DAY_FIRST",
  },
  /** Source: windsor.ai/data-field/rakuten_advertising, "Signature Orders Report". */
  RAKUTEN: {
    titles: {
      externalId: ["Order ID", "Order Number"],
      purchasedAt: ["Transaction Date", "Order Date", "Process Date"],
      amount: ["Sales", "Gross Sales", "Sale Amount"],
      commission: ["Total Commission", "Gross Commissions", "Commission"],
      productId: ["SKU", "SKU Number"],
      title: ["Product Name", "Advertiser Name"],
      subId: ["Member ID (U1)", "Member ID", "U1"],
    },
  },
  /** Source: windsor.ai/data-field/cj and docs.cj.com, "Commission Detail API". */
  CJ: {
    titles: {
      externalId: ["Commission ID", "Original Action ID", "Order ID"],
      status: ["Action Status"],
      purchasedAt: ["Event Date", "Posting Date"],
      clickedAt: ["Click Date"],
      amount: ["Sale Amount (Pub Currency)", "Sale Amount"],
      commission: ["Commission (Pub Currency)", "Publisher Commission", "Commission"],
      title: ["Advertiser Name", "Advertiser"],
      subId: ["SID", "Shopper ID"],
    },
    dateOrder: "MONTH_FIRST",
    statuses: { new: "PENDING", extended: "PENDING", locked: "CONFIRMED", closed: "CONFIRMED" },
  },
  ADMITAD: {
    titles: {
      externalId: ["Action ID", "Order ID", "ID da ação"],
      status: ["Status"],
      purchasedAt: ["Action date", "Action time", "Data da ação"],
      clickedAt: ["Click date", "Click time"],
      amount: ["Order amount", "Cart", "Amount"],
      commission: ["Reward", "Payment", "Payment amount", "Remuneração"],
      title: ["Affiliate program", "Program", "Programa"],
      subId: ["SubID", "subid"],
    },
  },
  /** Source: help.impact.com, "Action Listing" and "Advanced Action Listing" reports for partners. */
  IMPACT: {
    titles: {
      externalId: ["Action Id", "Action ID"],
      status: ["Status", "Action Status"],
      purchasedAt: ["Action Date", "Event Date"],
      clickedAt: ["Referral Date", "Click Date"],
      amount: ["Sale Amount", "Amount"],
      commission: ["Action Earnings", "Payout", "Earnings"],
      title: ["Brand", "Campaign Name", "Campaign"],
      subId: ["Sub Id 1", "SubId1", "Sub ID 1"],
    },
  },
};
