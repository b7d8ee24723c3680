import { graphql, useFragment } from "react-relay";
import type { GroupSheetQuery } from "../../__generated__/GroupSheetQuery.graphql.ts";
import type { GroupSheet_group$key } from "../../__generated__/GroupSheet_group.graphql.ts";
import type { GroupLimits_group$key } from "../../__generated__/GroupLimits_group.graphql.ts";
import type { GroupLimits_viewer$key } from "../../__generated__/GroupLimits_viewer.graphql.ts";
import type { GroupSheet_mentionSwitch$key } from "../../__generated__/GroupSheet_mentionSwitch.graphql.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { SheetBoundary } from "../SheetBoundary.tsx";
import { TagEditor } from "../TagEditor.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Switch } from "../../ui/forms/Switch.tsx";
import { Sheet, SheetBody, SheetSection } from "../../ui/overlays/Sheet.tsx";
import styles from "./Groups.module.css";
import { GroupMarks, GroupStatusChip } from "./GroupChips.tsx";
import { MessengerName } from "../sessions/MessengerName.tsx";
import { GroupLimits } from "./GroupLimits.tsx";
import { GroupLife } from "./GroupLife.tsx";
import { GroupSource } from "./GroupSource.tsx";
import { InviteLink } from "./InviteLink.tsx";
import { groupNote, isWhatsAppChannel, mentionWords, stateAdvice } from "./group_words.ts";
import { RuleDecisions } from "../rule_decisions/RuleDecisions.tsx";
import { useUpdateGroups } from "./useUpdateGroups.ts";

type Props = {
  groupId: string;
  /** Shown while it loads, and as long as it is open. */
  title: string;
  onUpdated: () => void;
  onClose: () => void;
};

/** One group: whether it receives offers, mentions, tags, its own limits, invite link, source, joins. */
export const GroupSheet = (props: Props) => (
  <Sheet title={props.title} onClose={props.onClose}>
    <SheetBoundary skeleton={[0, 1, 2].map((line) => <Skeleton key={line} height={44} />)}>
      <GroupSheetContent {...props} />
    </SheetBoundary>
  </Sheet>
);

function GroupSheetContent(props: Props) {
  const { viewer, node } = useScreenQuery<GroupSheetQuery>(
    graphql`
      query GroupSheetQuery($groupId: ID!) {
        viewer {
          groupTags {
            tag
          }
          ...GroupLimits_viewer @alias(as: "limits")
        }
        node(id: $groupId) {
          ...GroupSheet_group @alias(as: "group")
          ...GroupLimits_group @alias(as: "limits")
        }
      }
    `,
    { groupId: props.groupId },
    "store-and-network",
  );
  if (!node?.group || !node.limits || !viewer) {
    return (
      <SheetBody>
        <EmptyState>Este grupo não existe mais.</EmptyState>
      </SheetBody>
    );
  }
  return (
    <GroupSettings
      {...props}
      group={node.group}
      limits={node.limits}
      viewer={viewer.limits}
      knownTags={viewer.groupTags.map(({ tag }) => tag)}
    />
  );
}

function GroupSettings(
  { knownTags, onUpdated, ...props }: Props & {
    group: GroupSheet_group$key;
    limits: GroupLimits_group$key;
    viewer: GroupLimits_viewer$key;
    knownTags: readonly string[];
  },
) {
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
        ...GroupChips_group
        ...InviteLink_group
        ...GroupSheet_mentionSwitch
        ...GroupSource_group
        ...GroupLife_group
      }
    `,
    props.group,
  );
  const now = Date.now();
  const advice = stateAdvice(group, now);
  const [update, isUpdating] = useUpdateGroups(onUpdated);
  const groupIds = [group.id];
  return (
    <GroupLimits
      group={props.limits}
      viewer={props.viewer}
      head={
        <>
          <div>
            <p className="small tnum">
              <MessengerName channel={group.channel} /> · {groupNote(group, now)}
            </p>
            <div className={styles.standing}>
              <GroupStatusChip status={group.status} />
              <GroupMarks group={group} />
            </div>
            {advice && <p className="small">{advice}</p>}
          </div>
          <Switch
            checked={group.isActive}
            // not disabled while it saves: that would lose the focus
            onChange={(active) => isUpdating || update({ ids: groupIds, isActive: active })}
          >
            Enviar para este grupo
          </Switch>
          <MentionSwitch
            group={group}
            onChange={(mentionsAll) =>
              isUpdating || update({ ids: groupIds, isMentioningAll: mentionsAll })}
          />
        </>
      }
      foot={
        <>
          <SheetSection title="Marcadores">
            <TagEditor
              tags={group.tags}
              others={knownTags.filter((tag) => !group.tags.includes(tag))}
              othersLabel="Marcadores de outros grupos"
              onAdd={(tag, onTaken) => update({ ids: groupIds, addTags: [tag] }, onTaken)}
              onRemove={(tag) => update({ ids: groupIds, removeTags: [tag] })}
            />
          </SheetSection>
          <InviteLink group={group} />
          {!isWhatsAppChannel(group) && (
            <GroupSource
              group={group}
              onChange={(isSource) => isUpdating || update({ ids: groupIds, isSource })}
            />
          )}
          <GroupLife group={group} />
          <RuleDecisions groupId={group.id} />
        </>
      }
    />
  );
}

/** Switches whether each message mentions all people of the group, with the consequence. */
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
