import { Ban, Check, Hourglass, Lock, LogOut, Network, Pause } from "lucide-react";
import type { ComponentType } from "react";
import { graphql, useFragment } from "react-relay";
import type { GroupChips_group$key } from "../../__generated__/GroupChips_group.graphql.ts";
import type { GroupStatus } from "../../__generated__/GroupRow_group.graphql.ts";
import { Chip, type Tone } from "../../ui/display/Chip.tsx";
import styles from "./Groups.module.css";

/**
 * Chips for what sets a group apart, with its tags if `withTags`; null when there are none. `brief`
 * shows icons alone, but for the tags.
 */
export function GroupMarks(
  props: { group: GroupChips_group$key; withTags?: boolean; brief?: boolean },
) {
  const { isAdminsOnly, isInCommunity, tags } = useFragment(
    graphql`
      fragment GroupChips_group on Group {
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

const statuses: Record<GroupStatus, { tone: Tone; Icon: ComponentType; words: string }> = {
  READY: { tone: "proven", Icon: Check, words: "Pronto" },
  INACTIVE: { tone: "quiet", Icon: Pause, words: "Inativo" },
  FORBIDDEN: { tone: "wrong", Icon: Ban, words: "Sem permissão" },
  RESTING: { tone: "doubt", Icon: Hourglass, words: "Em descanso" },
  LEFT: { tone: "quiet", Icon: LogOut, words: "Saiu" },
};

/** Whether a group can receive messages. */
export function GroupStatusChip({ status }: { status: GroupStatus }) {
  const { tone, Icon, words } = statuses[status];
  return <Chip tone={tone} icon={<Icon aria-hidden />}>{words}</Chip>;
}
