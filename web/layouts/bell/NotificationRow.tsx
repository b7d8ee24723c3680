import { graphql, useFragment } from "react-relay";
import { Link, useNavigate } from "react-router-dom";
import type {
  ConnectableShop,
  NotificationKind,
  NotificationRow_notification$key,
} from "../../__generated__/NotificationRow_notification.graphql.ts";
import { type Close, followAfterClose } from "../../ui/overlays/Overlay.tsx";
import { paths, productPath, sendingPath } from "../../paths.ts";
import { marketplaces } from "../../shared/marketplaces.ts";
import type { Tone } from "../../ui/display/Chip.tsx";
import { NamedIcon } from "../../ui/display/NamedIcon.tsx";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import styles from "./Notifications.module.css";

/** One notification, linked to the screen where the person acts on it. */
export function NotificationRow(props: {
  notification: NotificationRow_notification$key;
  isNew: boolean;
  close: Close;
}) {
  const { kind, title, text, isOpen, happenedAt, offer, shop, product } = useFragment(
    graphql`
      fragment NotificationRow_notification on Notification {
        kind
        title
        text
        isOpen
        happenedAt
        shop
        offer {
          id
        }
        product {
          id
        }
      }
    `,
    props.notification,
  );
  const navigate = useNavigate();
  const now = useNow();
  const { icon, tone, pathOf } = looks[kind];
  const path = pathOf(offer?.id ?? null, shop ?? null, product?.id ?? null);
  const headline = (
    <>
      {props.isNew && <span className="sr-only">Novo:</span>} {title}
    </>
  );
  return (
    <li className={styles.row} data-new={props.isNew}>
      <span className={styles.dot} data-tone={isOpen ? tone : "quiet"}>
        <NamedIcon name={icon} />
      </span>
      <div className={styles.words}>
        {path === null ? <span className={styles.title}>{headline}</span> : (
          <Link
            to={path}
            className={styles.title}
            onClick={(event) => followAfterClose(event, props.close, () => navigate(path))}
          >
            {headline}
          </Link>
        )}
        <span className="small">{text}</span>
        <span className="small tnum">{ageLabel(happenedAt, now)}</span>
      </div>
    </li>
  );
}

type Look = {
  /** The icon's name in lucide. */
  readonly icon: string;
  /** The tone while unread; quiet afterwards. */
  readonly tone: Tone;
  /** Returns the path where one acts; null if there is none. */
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

/** The look of each kind, and where it links to. */
const looks: Readonly<Record<NotificationKind, Look>> = {
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
  RULE_PAUSED: { icon: "circle-x", tone: "wrong", pathOf: () => paths.automation },
  APPROVALS_WAITING: {
    icon: "message-circle-question",
    tone: "doubt",
    pathOf: () => paths.automation,
  },
  RULES_PAUSED_BY_PLAN: { icon: "hourglass", tone: "wrong", pathOf: () => paths.automation },
  TRIAL_ENDING: { icon: "hourglass", tone: "doubt", pathOf: () => paths.plans },
  TRIAL_ENDED: { icon: "hourglass", tone: "wrong", pathOf: () => `${paths.plans}?motivo=fim` },
  PAYMENT_LATE: { icon: "hourglass", tone: "wrong", pathOf: () => paths.queue },
  MESSAGES_USED_UP: {
    icon: "gauge",
    tone: "doubt",
    pathOf: () => `${paths.plans}?motivo=mensagens`,
  },
  HEALTH_PROBLEM: { icon: "activity", tone: "wrong", pathOf: () => paths.systemHealth },
  FEEDBACK_ANSWERED: { icon: "message-square-text", tone: "on", pathOf: () => paths.feedback },
  FEEDBACK_RECEIVED: { icon: "message-square-text", tone: "doubt", pathOf: () => paths.inbox },
  FEEDBACK_ADVANCED: { icon: "lightbulb", tone: "on", pathOf: () => paths.feedback },
  SENDING_PAUSED_BY_RESTORE: { icon: "history", tone: "doubt", pathOf: () => paths.queue },
  DATA_RESTORED: { icon: "history", tone: "doubt", pathOf: () => paths.adminEmails },
  EMAIL_BOUNCED: { icon: "mail", tone: "wrong", pathOf: () => paths.profile },
  WEBHOOK_DISABLED: { icon: "unplug", tone: "wrong", pathOf: () => paths.webhooks },
  DATA_EXPORT_ENDED: { icon: "file-down", tone: "proven", pathOf: () => paths.account },
  DELETION_REQUESTED: { icon: "user-x", tone: "wrong", pathOf: () => paths.account },
};
