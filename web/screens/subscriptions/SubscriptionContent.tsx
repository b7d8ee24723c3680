import { graphql, useFragment } from "react-relay";
import type { SubscriptionContent_query$key } from "../../__generated__/SubscriptionContent_query.graphql.ts";
import type { SubscriptionContent_viewer$key } from "../../__generated__/SubscriptionContent_viewer.graphql.ts";
import styles from "./Billing.module.css";
import { CurrentPlan } from "./CurrentPlan.tsx";
import { EndCard } from "./EndCard.tsx";
import { InvoicesCard } from "./InvoicesCard.tsx";
import { StatusCard } from "./StatusCard.tsx";

/** The cards of the subscription. */
export function SubscriptionContent(props: { data: SubscriptionContent_query$key }) {
  const { viewer, plansForSale } = useFragment(
    graphql`
      fragment SubscriptionContent_query on Query {
        viewer {
          ...SubscriptionContent_viewer
        }
        plansForSale {
          priceId
        }
      }
    `,
    props.data,
  );
  return viewer && <Cards viewer={viewer} isForSale={plansForSale.length > 0} />;
}

function Cards(props: {
  viewer: SubscriptionContent_viewer$key;
  /** Whether there are plans to buy. */
  isForSale: boolean;
}) {
  const viewer = useFragment(
    graphql`
      fragment SubscriptionContent_viewer on Viewer {
        ...StatusCard_viewer
        ...CurrentPlan_viewer
        ...InvoicesCard_viewer
        ...EndCard_viewer
      }
    `,
    props.viewer,
  );
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <StatusCard viewer={viewer} isForSale={props.isForSale} />
        <CurrentPlan viewer={viewer} />
      </div>
      <div className={styles.column}>
        <InvoicesCard viewer={viewer} isForSale={props.isForSale} />
        <EndCard viewer={viewer} />
      </div>
    </div>
  );
}
