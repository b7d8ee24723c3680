import { type RefObject, Suspense, useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { GroupList_listFoot$key } from "../../__generated__/GroupList_listFoot.graphql.ts";
import type { GroupList_viewer$key } from "../../__generated__/GroupList_viewer.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { LoadMoreButton } from "../../ui/lists/LoadMoreButton.tsx";
import { Rows } from "../../ui/lists/Row.tsx";
import { useSelectionMode } from "../../ui/lists/selection.tsx";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import { GroupSelectionBar } from "./GroupSelectionBar.tsx";
import { GroupFilter } from "./GroupFilter.tsx";
import styles from "./Groups.module.css";
import { GroupRow } from "./GroupRow.tsx";
import { NoGroups } from "./NoGroups.tsx";
import { useGroupList } from "./useGroupList.ts";

const GroupSheet = lazyOnIdle(async () => (await import("./GroupSheet.tsx")).GroupSheet);

/** The groups, live. A row opens its sheet, or is selected with others. */
export function GroupList(props: {
  viewer: GroupList_viewer$key;
  search: string | null;
  tag: string | null;
  isStale: boolean;
  /** Set to the number of groups shown. */
  length: RefObject<number>;
  onRefresh: () => void;
}) {
  const { search, tag } = props;
  const viewer = useFragment(
    graphql`
      fragment GroupList_viewer on Viewer
      @argumentDefinitions(
        search: { type: "String" }
        tag: { type: "String" }
        first: { type: "Int!" }
      ) {
        ...useGroupList_viewer @arguments(search: $search, tag: $tag, first: $first)
        ...GroupFilter_viewer
        ...GroupList_listFoot
        ...NoGroups_viewer
        groupTags {
          tag
        }
      }
    `,
    props.viewer,
  );
  const { groups, list, hasMore, isLoading, showMore } = useGroupList(viewer, { search, tag });
  useEffect(() => void (props.length.current = groups.length), [groups.length]);
  // Stored: the sheet stays open when the group leaves the list.
  const [opened, setOpened] = useState<{ id: string; title: string } | null>(null);
  const { isPicking, selection, start, stop } = useSelectionMode();
  const knownTags = viewer.groupTags.map(({ tag }) => tag);
  if (groups.length === 0 && !hasMore && !search && !tag) return <NoGroups viewer={viewer} />;
  return (
    <Section
      title="Grupos"
      action={(isPicking || groups.length > 0) && (
        <Button size="small" onClick={isPicking ? stop : start}>
          {isPicking ? "Concluir" : "Selecionar"}
        </Button>
      )}
    >
      {!isPicking && groups.length > 0 &&
        groups.every(({ status }) => status === "INACTIVE" || status === "LEFT") && (
        <Alert
          severity="info"
          className={styles.choose}
          action={<Button size="small" onClick={start}>Escolher</Button>}
        >
          Nenhum grupo recebe ofertas ainda. Escolha os que recebem e toque em Ativar.
        </Alert>
      )}
      <GroupFilter viewer={viewer} tag={tag} />
      {groups.length === 0 && <p className="small">Nenhum grupo com esse nome ou marcador.</p>}
      <Rows ref={list} isBusy={props.isStale}>
        {groups.map((group) => (
          <GroupRow
            key={group.id}
            group={group}
            selection={isPicking ? selection : undefined}
            onOpen={() => setOpened(group)}
          />
        ))}
      </Rows>
      {hasMore && <LoadMoreButton isBusy={isLoading} onClick={showMore} />}
      {groups.length > 0 && (
        <ListFoot
          viewer={viewer}
          syncedAt={groups.map(({ syncedAt }) => syncedAt).sort().at(-1)!}
        />
      )}
      {isPicking && (
        <GroupSelectionBar
          groups={groups.filter(({ id }) => selection.picked.has(id))}
          knownTags={knownTags}
          onAll={() => selection.pick(groups.map(({ id }) => id))}
          onUpdated={props.onRefresh}
        />
      )}
      {opened && (
        <Suspense>
          <GroupSheet
            groupId={opened.id}
            title={opened.title}
            knownTags={knownTags}
            onUpdated={props.onRefresh}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </Section>
  );
}

/** The age of the list, which "Atualizar lista" renews, and the plan's limit of groups. */
function ListFoot(props: { viewer: GroupList_listFoot$key; syncedAt: string }) {
  const { subscription: { limits } } = useFragment(
    graphql`
      fragment GroupList_listFoot on Viewer {
        subscription {
          limits {
            groups
          }
        }
      }
    `,
    props.viewer,
  );
  return (
    <p className={`small tnum ${styles.foot}`}>
      Lista atualizada {ageLabel(props.syncedAt, useNow())}.
      {limits.groups >= 0 &&
        ` Seu plano envia para até ${countLabel(limits.groups, "grupo", "grupos")}.`}
    </p>
  );
}
