import { Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type { GroupSheetQuery } from "../../__generated__/GroupSheetQuery.graphql.ts";
import type { GroupSheet_group$key } from "../../__generated__/GroupSheet_group.graphql.ts";
import type { GroupSheet_mentionSwitch$key } from "../../__generated__/GroupSheet_mentionSwitch.graphql.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { SheetBoundary } from "../../shared/SheetBoundary.tsx";
import { TagEditor } from "../../shared/TagEditor.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Switch } from "../../ui/forms/Switch.tsx";
import { Sheet, SheetBody } from "../../ui/overlays/Sheet.tsx";
import styles from "./GroupList.module.css";
import { GroupMarks } from "./GroupMarks.tsx";
import { GroupStateChip } from "./GroupStateChip.tsx";
import { InviteLink } from "./InviteLink.tsx";
import { groupNote, mentionWords, stateAdvice } from "./group_words.ts";
import { useUpdateGroups } from "./useUpdateGroups.ts";

type Props = {
  groupId: string;
  title: string;
  knownTags: readonly string[];
  onUpdated: () => void;
  onClose: () => void;
};

/** One group: whether one sends there, how, its tags, and how one joins it. What changes is saved at once. */
export const GroupSheet = (props: Props) => (
  <Sheet title={props.title} onClose={props.onClose}>
    <SheetBoundary>
      <SheetBody>
        <Suspense fallback={[0, 1, 2].map((line) => <Skeleton key={line} height={44} />)}>
          <Loaded {...props} />
        </Suspense>
      </SheetBody>
    </SheetBoundary>
  </Sheet>
);

function Loaded(props: Props) {
  const { node } = useScreenQuery<GroupSheetQuery>(
    graphql`
      query GroupSheetQuery($groupId: ID!) {
        node(id: $groupId) {
          ...GroupSheet_group @alias(as: "group")
        }
      }
    `,
    { groupId: props.groupId },
  );
  if (!node?.group) return <EmptyState>Este grupo não existe mais.</EmptyState>;
  return <Editing {...props} group={node.group} />;
}

function Editing({ knownTags, onUpdated, ...props }: Props & { group: GroupSheet_group$key }) {
  const group = useFragment(
    graphql`
      fragment GroupSheet_group on Group {
        id
        kind
        role
        members
        tags
        isActive
        status
        restingUntil
        lastSentAt
        channel
        isAdminsOnly
        ...GroupMarks_group
        ...InviteLink_group
        ...GroupSheet_mentionSwitch
      }
    `,
    props.group,
  );
  const now = Date.now();
  const advice = stateAdvice(group, now);
  const [update, isUpdating] = useUpdateGroups(onUpdated);
  const groupIds = [group.id];
  return (
    <>
      <div>
        <p className="small tnum">{groupNote(group, now)}</p>
        <div className={styles.standing}>
          <GroupStateChip state={group.status} />
          <GroupMarks group={group} />
        </div>
        {advice && <p className="small">{advice}</p>}
      </div>
      <Switch
        checked={group.isActive}
        // not disabled meanwhile: that would lose the focus
        onChange={(active) => isUpdating || update({ ids: groupIds, isActive: active })}
      >
        Enviar para este grupo
      </Switch>
      <MentionSwitch
        group={group}
        onChange={(mentionsAll) =>
          isUpdating || update({ ids: groupIds, isMentioningAll: mentionsAll })}
      />
      <TagEditor
        tags={group.tags}
        others={knownTags.filter((tag) => !group.tags.includes(tag))}
        othersLabel="Etiquetas de outros grupos"
        onAdd={(tag, onTaken) => update({ ids: groupIds, addTags: [tag] }, onTaken)}
        onRemove={(tag) => update({ ids: groupIds, removeTags: [tag] })}
      />
      <InviteLink group={group} />
    </>
  );
}

/** Whether all of a group's people are told of each message, and what that does to them. */
function MentionSwitch(props: {
  group: GroupSheet_mentionSwitch$key;
  onChange: (mentionsAll: boolean) => void;
}) {
  const { canMentionAll, isMentioningAll: mentionsAll, role } = useFragment(
    graphql`
      fragment GroupSheet_mentionSwitch on Group {
        canMentionAll
        isMentioningAll
        role
      }
    `,
    props.group,
  );
  if (!canMentionAll) return null;
  return (
    <div>
      <Switch
        checked={mentionsAll && role !== "MEMBER"}
        disabled={role === "MEMBER"}
        onChange={props.onChange}
      >
        Mencionar todas as pessoas
      </Switch>
      <p className="small">{mentionWords(role)}</p>
    </div>
  );
}
