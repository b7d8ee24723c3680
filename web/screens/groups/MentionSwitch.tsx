import { graphql, useFragment } from "react-relay";
import type { MentionSwitch_group$key } from "../../__generated__/MentionSwitch_group.graphql.ts";
import { Switch } from "../../ui/forms/Switch.tsx";
import { mentionWords } from "./group_words.ts";

/** Whether all of a group's people are told of each message, and what that does to them. */
export function MentionSwitch(props: {
  group: MentionSwitch_group$key;
  onChange: (mentionsAll: boolean) => void;
}) {
  const { canMentionAll, isMentioningAll: mentionsAll, role } = useFragment(
    graphql`
      fragment MentionSwitch_group on Group {
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
