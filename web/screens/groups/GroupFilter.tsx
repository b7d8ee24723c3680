import { graphql, useFragment } from "react-relay";
import type { GroupFilter_viewer$key } from "../../__generated__/GroupFilter_viewer.graphql.ts";
import type { Channel } from "../../__generated__/SessionHealth_session.graphql.ts";
import { messengerOf } from "../../shared/sessions/messengers.ts";
import { useSetParam } from "../../shared/lists.ts";
import { useSearchText } from "../../shared/search.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { ChipGroup, ToggleChip } from "../../ui/buttons/ToggleChip.tsx";
import styles from "../../shared/groups/Groups.module.css";

const channelChoices = [
  ["whatsapp", "WHATSAPP", "WhatsApp"],
  ["telegram", "TELEGRAM", "Telegram"],
] as const;

/** Filters the list by text, messenger and tag; all are in the address. */
export function GroupFilter(props: {
  viewer: GroupFilter_viewer$key;
  tag: string | null;
  channels: readonly Channel[] | null;
}) {
  const { groupTags, messengerSessions } = useFragment(
    graphql`
      fragment GroupFilter_viewer on Viewer {
        groupTags {
          tag
          groups
        }
        messengerSessions {
          channel
          health
        }
      }
    `,
    props.viewer,
  );
  const connected = messengerSessions.filter(({ health }) => health !== "DISCONNECTED");
  const messengers = new Set(connected.map(({ channel }) => messengerOf(channel)));
  const picked = props.channels && messengerOf(props.channels[0]!);
  const [words, setWords] = useSearchText();
  const setParam = useSetParam();
  return (
    <div className={styles.filter}>
      <Field
        size="small"
        type="search"
        label="Buscar grupo"
        value={words}
        maxLength={100}
        onChange={(event) => setWords(event.target.value)}
      />
      {(groupTags.length > 0 || messengers.size > 1 || picked) && (
        <ChipGroup label="Filtrar por canal ou marcador" scrolls>
          {(messengers.size > 1 || picked) &&
            channelChoices.map(([param, messenger, words]) => (
              <ToggleChip
                key={param}
                isPicked={picked === messenger}
                onToggle={() => setParam("canal", picked === messenger ? null : param)}
              >
                {words}
              </ToggleChip>
            ))}
          {groupTags.map(({ tag, groups }) => {
            const isPicked = tag === props.tag;
            return (
              <ToggleChip
                key={tag}
                isPicked={isPicked}
                onToggle={() => setParam("etiqueta", isPicked ? null : tag)}
                count={groups}
              >
                {tag}
              </ToggleChip>
            );
          })}
        </ChipGroup>
      )}
    </div>
  );
}
