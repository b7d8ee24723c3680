import { graphql, useFragment } from "react-relay";
import type { ListFoot_viewer$key } from "../../__generated__/ListFoot_viewer.graphql.ts";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import styles from "./GroupList.module.css";

/** How old the list is ("Atualizar lista" asks for it anew), and how many groups the plan sends to. */
export function ListFoot(props: { viewer: ListFoot_viewer$key; syncedAt: string }) {
  const { subscription: { limits } } = useFragment(
    graphql`
      fragment ListFoot_viewer on User {
        subscription {
          limits {
            groups
          }
        }
      }
    `,
    props.viewer,
  );
  return (
    <p className={`small tnum ${styles.foot}`}>
      Lista atualizada {ageLabel(props.syncedAt, useNow())}.
      {limits.groups >= 0 &&
        ` Seu plano envia para até ${countLabel(limits.groups, "grupo", "grupos")}.`}
    </p>
  );
}
