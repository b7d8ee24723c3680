import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { GroupFilter_viewer$key } from "../../__generated__/GroupFilter_viewer.graphql.ts";
import { Field } from "../../ui/forms/Field.tsx";
import { ChipGroup, ToggleChip } from "../../ui/buttons/ToggleChip.tsx";
import styles from "./GroupList.module.css";

const DEBOUNCE = 250; // ms

/** Narrows the list by words and by tag; both live in the address. */
export function GroupFilter(props: {
  viewer: GroupFilter_viewer$key;
  search: string | null;
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
  const [params, setParams] = useSearchParams();
  const inAddress = params.get("q") ?? "";
  const [typed, setTyped] = useState(inAddress);
  const narrow = (name: string, value: string | null) =>
    setParams((now) => {
      if (value) now.set(name, value);
      else now.delete(name);
      return now;
    }, { replace: true });
  useEffect(() => {
    if (typed.trim() === inAddress) return;
    const timer = setTimeout(() => narrow("q", typed.trim()), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed, inAddress]);
  return (
    <div className={styles.filter}>
      <Field
        size="small"
        type="search"
        label="Buscar grupo"
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
      />
      {groupTags.length > 0 && (
        <ChipGroup label="Filtrar por etiqueta">
          {groupTags.map(({ tag, groups }) => {
            const isPicked = tag === props.tag;
            return (
              <ToggleChip
                key={tag}
                isPicked={isPicked}
                onToggle={() => narrow("etiqueta", isPicked ? null : tag)}
              >
                {`${tag} (${groups})`}
              </ToggleChip>
            );
          })}
        </ChipGroup>
      )}
    </div>
  );
}
