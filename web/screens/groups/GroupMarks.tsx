import { Lock, Network } from "lucide-react";
import type { ComponentType } from "react";
import { graphql, useFragment } from "react-relay";
import type { GroupMarks_group$key } from "../../__generated__/GroupMarks_group.graphql.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import styles from "./GroupList.module.css";

/**
 * Chips for what sets a group apart, with its tags if `withTags`; null when there are none. `brief`
 * shows icons alone, but for the tags.
 */
export function GroupMarks(
  props: { group: GroupMarks_group$key; withTags?: boolean; brief?: boolean },
) {
  const { isAdminsOnly, isInCommunity, tags } = useFragment(
    graphql`
      fragment GroupMarks_group on Group {
        isAdminsOnly
        isInCommunity
        tags
      }
    `,
    props.group,
  );
  const shown = props.withTags ? tags : [];
  if (!isAdminsOnly && !isInCommunity && shown.length === 0) return null;
  return (
    <span className={styles.tags}>
      {isAdminsOnly && <Mark Icon={Lock} words="Só administradores" brief={props.brief} />}
      {isInCommunity && <Mark Icon={Network} words="Comunidade" brief={props.brief} />}
      {shown.map((tag) => <Chip key={tag}>{tag}</Chip>)}
    </span>
  );
}

const Mark = (props: { Icon: ComponentType; words: string; brief: boolean | undefined }) => (
  <span className={props.brief ? styles.brief : styles.mark}>
    <Chip icon={<props.Icon aria-hidden />}>
      {props.brief ? <span className="sr-only">{props.words}</span> : props.words}
    </Chip>
  </span>
);
