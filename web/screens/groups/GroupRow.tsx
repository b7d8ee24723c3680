import { graphql, useFragment } from "react-relay";
import type { GroupRow_group$key } from "../../__generated__/GroupRow_group.graphql.ts";
import { useNow } from "../../ui/age.ts";
import { Chip } from "../../ui/Chip.tsx";
import { useIsDesktop } from "../../ui/media.ts";
import { Row } from "../../ui/Row.tsx";
import type { Selection } from "../../ui/useSelection.ts";
import { groupNote } from "./group_words.ts";
import styles from "./GroupList.module.css";
import { GroupStateChip } from "./GroupStateChip.tsx";

/** One group: who is in it, when it last got something, whether it can get more. */
export function GroupRow(props: {
  group: GroupRow_group$key;
  selection: Selection | undefined;
  onOpen: () => void;
}) {
  const group = useFragment(
    graphql`
      fragment GroupRow_group on Group {
        id
        title
        kind
        role
        members
        tags
        state
        lastSentAt
      }
    `,
    props.group,
  );
  const { id, title, tags, state } = group;
  const { selection } = props;
  const isDesktop = useIsDesktop();
  const chips = tags.length > 0 && (
    <span className={styles.tags}>{tags.map((tag) => <Chip key={tag}>{tag}</Chip>)}</span>
  );
  return (
    <Row
      title={title}
      note={groupNote(group, useNow())}
      edge={
        <>
          {isDesktop && chips}
          <GroupStateChip state={state} brief={!isDesktop} />
        </>
      }
      picking={selection &&
        { isPicked: selection.picked.has(id), onToggle: () => selection.toggle(id) }}
      onOpen={props.onOpen}
    >
      {!isDesktop && chips}
    </Row>
  );
}
