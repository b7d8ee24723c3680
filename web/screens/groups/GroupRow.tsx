import { graphql, useFragment } from "react-relay";
import type { GroupRow_group$key } from "../../__generated__/GroupRow_group.graphql.ts";
import { useNow } from "../../ui/text/age.ts";
import { useIsDesktop } from "../../browser/media.ts";
import { Row } from "../../ui/lists/Row.tsx";
import type { Selection } from "../../ui/lists/selection.tsx";
import { groupNote } from "./group_words.ts";
import { GroupMarks, GroupStatusChip } from "./GroupChips.tsx";

/** One group: its members, its last message, its status and tags. */
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
        status
        lastSentAt
        ...GroupChips_group
      }
    `,
    props.group,
  );
  const { id, title, status } = group;
  const { selection } = props;
  return (
    <Row
      title={title}
      note={groupNote(group, useNow())}
      status={
        <>
          <GroupMarks group={group} withTags brief={!useIsDesktop()} />
          <GroupStatusChip status={status} />
        </>
      }
      picking={selection &&
        { isPicked: selection.picked.has(id), onToggle: () => selection.toggle(id) }}
      onOpen={props.onOpen}
    />
  );
}
