import type { Facts } from "./facts.ts";
import type { Words } from "./notification.ts";
import {
  dataExportEnded,
  deletionRequested,
  messagesUsedUp,
  trialEnded,
  trialEnding,
  welcome,
} from "./words/account.ts";
import { couponsEnded, couponsEnding, priceDropped } from "./words/catalogue.ts";
import { brokenShop, connectionNeedsPerson, shopExpiring } from "./words/connections.ts";
import { messagesInDoubt, sendingFailed, sendingFinished } from "./words/offers.ts";

type Kind = {
  /** For the API's documentation. */
  readonly description: string;
  /** The notification's words, by the state of now. */
  readonly words: (facts: Facts) => Words;
};

/**
 * Every kind of notification. The API's enumeration comes from this table; `web/layouts/bell/NotificationRow.tsx`
 * has each kind's icon and link. Kinds are stored: they are never renamed.
 */
export const kinds = {
  WELCOME: {
    description: "The account is there.",
    words: ({ plan }) => welcome(plan),
  },
  MESSAGES_IN_DOUBT: {
    description: "Messages of an offer may have arrived: a person decides.",
    words: ({ offer }) => messagesInDoubt(offer),
  },
  SENDING_FAILED: {
    description: "Messages of an offer were not sent.",
    words: ({ offer }) => sendingFailed(offer),
  },
  SENDING_FINISHED: {
    description: "The last of an offer's messages is out.",
    words: ({ offer }) => sendingFinished(offer),
  },
  CONNECTION_NEEDS_PERSON: {
    description: "A session does not work until its person acts.",
    words: ({ session }) => connectionNeedsPerson(session),
  },
  SHOP_NEEDS_PERSON: {
    description: "A shop's API does not work until its person acts.",
    words: ({ shop }) => brokenShop(shop),
  },
  SHOP_EXPIRING: {
    description: "A shop's authorization ends within two weeks.",
    words: ({ shop }) => shopExpiring(shop),
  },
  COUPONS_ENDING: {
    description: "Coupons that matter end within a day.",
    words: ({ coupons }) => couponsEnding(coupons),
  },
  COUPONS_EXPIRED: {
    description: "Coupons have ended that offers which wait still have.",
    words: ({ coupons }) => couponsEnded(coupons),
  },
  PRODUCT_PRICE_DROPPED: {
    description: "A product of the catalogue costs less than it did.",
    words: ({ product }) => priceDropped(product),
  },
  TRIAL_ENDING: {
    description: "The trial ends within two days.",
    words: ({ plan }) => trialEnding(plan),
  },
  TRIAL_ENDED: {
    description: "The trial has ended.",
    words: ({ plan }) => trialEnded(plan),
  },
  MESSAGES_USED_UP: {
    description: "The plan has no messages left in this month.",
    words: ({ plan }) => messagesUsedUp(plan),
  },
  DATA_EXPORT_ENDED: {
    description: "The copy of their data is there, or could not be made.",
    words: ({ account }) => dataExportEnded(account),
  },
  DELETION_REQUESTED: {
    description: "Their account is deleted on a day that was set, unless they cancel it.",
    words: ({ account }) => deletionRequested(account),
  },
} satisfies Readonly<Record<string, Kind>>;

export type NotificationKind = keyof typeof kinds;

export const notificationKinds = Object.keys(kinds) as readonly NotificationKind[];
