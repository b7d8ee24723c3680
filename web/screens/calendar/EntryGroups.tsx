import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { EntryGroups_viewer$key } from "../../__generated__/EntryGroups_viewer.graphql.ts";
import { paths } from "../../paths.ts";
import { useActiveGroups } from "../../shared/sending/useActiveGroups.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { ChipGroup, ToggleChip } from "../../ui/buttons/ToggleChip.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import styles from "./Calendar.module.css";

/** The groups of an entry: by name, by tag, or all. */
export function EntryGroups(props: {
  viewer: EntryGroups_viewer$key;
  groupIds: readonly string[];
  groupTags: readonly string[];
  onChange: (
    change: { readonly groupIds?: readonly string[]; readonly groupTags?: readonly string[] },
  ) => void;
}) {
  const { groupIds, groupTags, onChange } = props;
  const viewer = useFragment(
    graphql`
      fragment EntryGroups_viewer on Viewer {
        groupTags {
          tag
        }
        ...useActiveGroups_viewer
      }
    `,
    props.viewer,
  );
  const groups = useActiveGroups(viewer);
  const toggled = (list: readonly string[], one: string) =>
    list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
  const isAll = groups.length > 0 && groups.every(({ id }) => groupIds.includes(id));
  return (
    <fieldset className={styles.field}>
      <legend>Para quais grupos</legend>
      {groups.length === 0
        ? (
          <EmptyState
            action={
              <Button variant="outlined" component={Link} to={paths.groups}>Ver os grupos</Button>
            }
          >
            Nenhum grupo ativo ainda.
          </EmptyState>
        )
        : (
          <ChipGroup label="Grupos">
            <ToggleChip
              isPicked={isAll}
              onToggle={() => onChange({ groupIds: isAll ? [] : groups.map(({ id }) => id) })}
            >
              Todos
            </ToggleChip>
            {groups.map(({ id, title }) => (
              <ToggleChip
                key={id}
                isPicked={groupIds.includes(id)}
                onToggle={() => onChange({ groupIds: toggled(groupIds, id) })}
              >
                {title}
              </ToggleChip>
            ))}
          </ChipGroup>
        )}
      {viewer.groupTags.length > 0 && (
        <ChipGroup label="Marcadores dos grupos">
          {viewer.groupTags.map(({ tag }) => (
            <ToggleChip
              key={tag}
              isPicked={groupTags.includes(tag)}
              onToggle={() => onChange({ groupTags: toggled(groupTags, tag) })}
            >
              {`#${tag}`}
            </ToggleChip>
          ))}
        </ChipGroup>
      )}
    </fieldset>
  );
}
