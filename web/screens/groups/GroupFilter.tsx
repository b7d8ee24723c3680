import { graphql, useFragment } from "react-relay";
import type { GroupFilter_viewer$key } from "../../__generated__/GroupFilter_viewer.graphql.ts";
import { useSetParam } from "../../shared/lists.ts";
import { useSearchText } from "../../shared/search.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { ChipGroup, ToggleChip } from "../../ui/buttons/ToggleChip.tsx";
import styles from "./Groups.module.css";

/** Filters the list by text and by tag; both are in the address. */
export function GroupFilter(props: {
  viewer: GroupFilter_viewer$key;
  tag: string | null;
}) {
  const { groupTags } = useFragment(
    graphql`
      fragment GroupFilter_viewer on Viewer {
        groupTags {
          tag
          groups
        }
      }
    `,
    props.viewer,
  );
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
      {groupTags.length > 0 && (
        <ChipGroup label="Filtrar por marcador" scrolls>
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
