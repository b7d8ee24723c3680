import { graphql, useFragment } from "react-relay";
import { Link, useNavigate } from "react-router-dom";
import type { NotificationRow_notification$key } from "../../__generated__/NotificationRow_notification.graphql.ts";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { NamedIcon } from "../../ui/display/NamedIcon.tsx";
import { isPlainClick } from "../../browser/plain_click.ts";
import type { Close } from "../../ui/overlays/Overlay.tsx";
import { looks } from "./looks.ts";
import styles from "./Notifications.module.css";

/** One notification; it leads to where its person sees to it. */
export function NotificationRow(props: {
  notification: NotificationRow_notification$key;
  isNew: boolean;
  close: Close;
}) {
  const { kind, title, text, isOpen: open, happenedAt, offer, shop, product } = useFragment(
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
      <span className={styles.dot} data-tone={open ? tone : "quiet"}>
        <NamedIcon name={icon} />
      </span>
      <div className={styles.words}>
        {path === null ? <span className={styles.title}>{headline}</span> : (
          <Link
            to={path}
            className={styles.title}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              props.close(() => navigate(path));
            }}
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
