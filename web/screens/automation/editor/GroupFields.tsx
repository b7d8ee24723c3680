import { useState } from "react";
import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import type { Channel, GroupFieldsQuery } from "../../../__generated__/GroupFieldsQuery.graphql.ts";
import { paths } from "../../../paths.ts";
import { useScreenQuery } from "../../../relay/useScreenQuery.ts";
import { matchesSearch } from "../../../shared/search.ts";
import { MessengerName } from "../../../shared/sessions/MessengerName.tsx";
import { ChipGroup, ToggleChip } from "../../../ui/buttons/ToggleChip.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { Field } from "../../../ui/forms/Field.tsx";
import { Row, Rows } from "../../../ui/lists/Row.tsx";
import type { SlotFieldsProps } from "./SlotPicker.tsx";
import { withActions } from "./slot_edits.ts";

const SEARCH_FROM = 8; // groups; more are searchable

const query = graphql`
  query GroupFieldsQuery {
    viewer {
      groupTags {
        tag
      }
      groups(isActive: true, first: 100) {
        edges {
          node {
            id
            title
            channel
            leftAt
          }
        }
      }
    }
  }
`;

function useGroups() {
  const { viewer } = useScreenQuery<GroupFieldsQuery>(query, {}, "store-and-network");
  return {
    tags: viewer?.groupTags.map(({ tag }) => tag) ?? [],
    groups: viewer?.groups.edges.flatMap(({ node }) => node && !node.leftAt ? [node] : []) ?? [],
  };
}

/** The groups that the rule sends to, by name and by tag. */
export function GroupFields({ rule, onChange }: SlotFieldsProps) {
  const { tags, groups } = useGroups();
  const { groupIds, groupTags } = rule.actions;
  if (groups.length === 0) return <NoGroups />;
  return (
    <>
      {tags.length > 0 && (
        <ChipGroup label="Todos os de um marcador">
          {tags.map((tag) => (
            <ToggleChip
              key={tag}
              isPicked={groupTags.includes(tag)}
              onToggle={() => onChange(withActions(rule, { groupTags: toggled(groupTags, tag) }))}
            >
              {tag}
            </ToggleChip>
          ))}
        </ChipGroup>
      )}
      <GroupRows
        groups={groups}
        picked={groupIds}
        onChange={(groupIds) => onChange(withActions(rule, { groupIds }))}
      />
    </>
  );
}

type PickedGroup = { readonly id: string; readonly title: string; readonly channel: Channel };

/** The groups as rows with a box, and a search where there are many. */
export function GroupRows(props: {
  groups: readonly PickedGroup[];
  picked: readonly string[];
  onChange: (picked: readonly string[]) => void;
}) {
  const { groups, picked, onChange } = props;
  const [search, setSearch] = useState("");
  return (
    <>
      {groups.length > SEARCH_FROM && (
        <Field
          size="small"
          type="search"
          label="Buscar grupo"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <Rows>
        {groups.filter(({ title }) => matchesSearch(search, title)).map((group) => (
          <Row
            key={group.id}
            title={group.title}
            note={<MessengerName channel={group.channel} />}
            picking={{
              isPicked: picked.includes(group.id),
              onToggle: () => onChange(toggled(picked, group.id)),
            }}
          />
        ))}
      </Rows>
    </>
  );
}

const NoGroups = () => (
  <EmptyState
    action={
      <Button variant="outlined" component={Link} to={paths.groups}>Conectar um grupo</Button>
    }
  >
    Nenhum grupo ainda. A regra precisa de pelo menos um.
  </EmptyState>
);

const toggled = (list: readonly string[], entry: string) =>
  list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry];
