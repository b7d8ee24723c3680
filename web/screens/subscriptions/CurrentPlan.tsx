import { graphql, useFragment } from "react-relay";
import type { CurrentPlan_viewer$key } from "../../__generated__/CurrentPlan_viewer.graphql.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { ProgressBar } from "../../ui/feedback/ProgressBar.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { countedLimits, limitLabel, useLabel } from "./plan_words.ts";
import styles from "./Billing.module.css";

/** What the person uses now of each limit of their plan. */
export function CurrentPlan(props: { viewer: CurrentPlan_viewer$key }) {
  const { planUse, subscription: { plan, limits } } = useFragment(
    graphql`
      fragment CurrentPlan_viewer on Viewer {
        planUse {
          messagesPerMonth
          groups
          sessions
          offersPerDay
          products
          shortLinks
        }
        subscription {
          plan
          limits {
            messagesPerMonth
            groups
            sessions
            offersPerDay
            products
            shortLinks
            apiPerMinute
          }
        }
      }
    `,
    props.viewer,
  );
  return (
    <Section title="O que você usa" action={<Chip>{plan}</Chip>}>
      <ul className={styles.uses}>
        {countedLimits.map((name) => {
          const [used, most] = [planUse[name], limits[name]];
          const isFull = most >= 0 && used >= most;
          return (
            <li key={name}>
              <span className="tnum">
                {useLabel(name, used, most)}
              </span>
              {isFull && <Chip tone="doubt">no limite</Chip>}
              {most > 0 && (
                <ProgressBar label={useLabel(name, used, most)} share={Math.min(1, used / most)} />
              )}
            </li>
          );
        })}
        <li className="tnum">{limitLabel("apiPerMinute", limits.apiPerMinute)}</li>
      </ul>
    </Section>
  );
}
