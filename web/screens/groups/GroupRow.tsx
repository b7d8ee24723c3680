import { graphql, useFragment } from "react-relay";
import type { GroupRow_group$key } from "../../__generated__/GroupRow_group.graphql.ts";
import { useNow } from "../../ui/text/age.ts";
import { useIsDesktop } from "../../browser/media.ts";
import { Row } from "../../ui/lists/Row.tsx";
import type { Selection } from "../../ui/lists/selection.tsx";
import { MessengerIcon } from "../../shared/sessions/MessengerName.tsx";
import { messengerNames, messengerOf } from "../../shared/sessions/messengers.ts";
import { groupNote } from "../../shared/groups/group_words.ts";
import { GroupMarks, GroupStatusChip } from "../../shared/groups/GroupChips.tsx";

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
        channel
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
  const note = groupNote(group, useNow());
  return (
    <Row
      title={title}
      icon={<MessengerIcon channel={group.channel} />}
      note={`${messengerNames[messengerOf(group.channel)]} · ${note}`}
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
