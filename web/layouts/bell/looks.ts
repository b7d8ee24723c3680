import { marketplaces } from "../../shared/marketplaces.ts";
import type {
  ConnectableShop,
  NotificationKind,
} from "../../__generated__/NotificationRow_notification.graphql.ts";
import { paths, productPath, sendingPath } from "../../paths.ts";
import type { Tone } from "../../ui/display/Chip.tsx";

type Look = {
  /** Lucide's name of it. */
  readonly icon: string;
  /** While it waits for the person; quiet afterwards. */
  readonly tone: Tone;
  /** Where one sees to it; null: nowhere any more. */
  readonly pathOf: (
    offerId: string | null,
    shop: ConnectableShop | null,
    productId: string | null,
  ) => string | null;
};

const ofShop = (_offerId: string | null, shop: ConnectableShop | null) =>
  shop && marketplaces[shop].settings;

const ofProduct = (
  _offerId: string | null,
  _shop: ConnectableShop | null,
  productId: string | null,
) => productId === null ? paths.products : productPath(productId);

const results = (offerId: string | null) => offerId && sendingPath(offerId);

/** How each kind looks, and where it leads. */
export const looks: Readonly<Record<NotificationKind, Look>> = {
  WELCOME: { icon: "sparkles", tone: "quiet", pathOf: () => paths.generator },
  MESSAGES_IN_DOUBT: { icon: "message-circle-question", tone: "doubt", pathOf: results },
  SENDING_FAILED: { icon: "circle-x", tone: "wrong", pathOf: results },
  SENDING_FINISHED: { icon: "circle-check", tone: "proven", pathOf: results },
  SHOP_NEEDS_PERSON: { icon: "unplug", tone: "wrong", pathOf: ofShop },
  SHOP_EXPIRING: { icon: "hourglass", tone: "doubt", pathOf: ofShop },
  CONNECTION_NEEDS_PERSON: { icon: "unplug", tone: "wrong", pathOf: () => paths.groups },
  COUPONS_ENDING: { icon: "ticket-percent", tone: "doubt", pathOf: () => paths.coupons },
  COUPONS_EXPIRED: { icon: "ticket-x", tone: "wrong", pathOf: () => paths.offers },
  PRODUCT_PRICE_DROPPED: { icon: "trending-down", tone: "proven", pathOf: ofProduct },
  TRIAL_ENDING: { icon: "hourglass", tone: "doubt", pathOf: () => paths.generator },
  TRIAL_ENDED: { icon: "hourglass", tone: "wrong", pathOf: () => paths.queue },
  MESSAGES_USED_UP: { icon: "gauge", tone: "doubt", pathOf: () => paths.queue },
  DATA_EXPORT_ENDED: { icon: "file-down", tone: "proven", pathOf: () => paths.account },
  DELETION_ASKED: { icon: "user-x", tone: "wrong", pathOf: () => paths.account },
};
