import { graphql, useFragment } from "react-relay";
import type { MembershipCard_viewer$key } from "../../__generated__/MembershipCard_viewer.graphql.ts";
import { subscriptionTitles } from "../../shared/subscription_words.ts";
import { dateLabel } from "../../ui/text/clock.ts";
import { Section } from "../../ui/layout/Section.tsx";
import styles from "./Profile.module.css";

/** The plan in one line, and since when the person is here. */
export function MembershipCard(props: { viewer: MembershipCard_viewer$key }) {
  const { createdAt, subscription: { plan, status, expiresAt } } = useFragment(
    graphql`
      fragment MembershipCard_viewer on User {
        createdAt
        subscription {
          plan
          status
          expiresAt
        }
      }
    `,
    props.viewer,
  );
  return (
    <Section title="Plano">
      <div className={styles.stack}>
        <p>
          {plan} · {status === "TRIALING" ? "em teste" : subscriptionTitles[status]}
          {expiresAt && status !== "EXPIRED" && ` até ${dateLabel(expiresAt)}`}
        </p>
        <p className="small">Sua conta existe desde {dateLabel(createdAt)}.</p>
      </div>
    </Section>
  );
}
