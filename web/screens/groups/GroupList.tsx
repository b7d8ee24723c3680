import { type RefObject, Suspense, useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { GroupList_listFoot$key } from "../../__generated__/GroupList_listFoot.graphql.ts";
import type { GroupList_viewer$key } from "../../__generated__/GroupList_viewer.graphql.ts";
import type { Channel } from "../../__generated__/SessionHealth_session.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useSheetParam } from "../../shared/useSheetParam.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { LoadMoreButton } from "../../ui/lists/LoadMoreButton.tsx";
import { Rows } from "../../ui/lists/Row.tsx";
import { useSelectionMode } from "../../ui/lists/selection.tsx";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import { GroupFilter } from "./GroupFilter.tsx";
import styles from "../../shared/groups/Groups.module.css";
import { GroupRow } from "./GroupRow.tsx";
import { NoGroups } from "./NoGroups.tsx";
import { useGroupList } from "./useGroupList.ts";

const GroupSelectionBar = lazyOnIdle(async () =>
  (await import("./GroupSelectionBar.tsx")).GroupSelectionBar
);
const GroupSheet = lazyOnIdle(async () =>
  (await import("../../shared/groups/GroupSheet.tsx")).GroupSheet
);

/** The groups, live. A row opens its sheet, or is selected with others. */
export function GroupList(props: {
  viewer: GroupList_viewer$key;
  search: string | null;
  tag: string | null;
  channels: readonly Channel[] | null;
  isStale: boolean;
  /** Set to the number of groups shown. */
  length: RefObject<number>;
  onRefresh: () => void;
}) {
  const { search, tag, channels } = props;
  const viewer = useFragment(
    graphql`
      fragment GroupList_viewer on Viewer
      @argumentDefinitions(
        search: { type: "String" }
        tag: { type: "String" }
        channels: { type: "[Channel!]" }
        first: { type: "Int!" }
      ) {
        ...useGroupList_viewer @arguments(search: $search, tag: $tag, channels: $channels, first: $first)
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
  const { groups, list, hasMore, isLoading, showMore } = useGroupList(viewer, {
    search,
    tag,
    channels,
  });
  useEffect(() => void (props.length.current = groups.length), [groups.length]);
  const { openedId, open, close } = useSheetParam("grupo");
  const { isPicking, selection, start, stop } = useSelectionMode();
  const knownTags = viewer.groupTags.map(({ tag }) => tag);
  if (groups.length === 0 && !hasMore && !search && !tag && !channels) {
    return <NoGroups viewer={viewer} />;
  }
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
      <GroupFilter viewer={viewer} tag={tag} channels={channels} />
      {groups.length === 0 && (
        <p className="small">Nenhum grupo com esse nome, marcador ou canal.</p>
      )}
      <Rows ref={list} isBusy={props.isStale}>
        {groups.map((group) => (
          <GroupRow
            key={group.id}
            group={group}
            selection={isPicking ? selection : undefined}
            onOpen={() => open(group.id)}
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
        <Suspense>
          <GroupSelectionBar
            groups={groups.filter(({ id }) => selection.picked.has(id))}
            knownTags={knownTags}
            onAll={() => selection.pick(groups.map(({ id }) => id))}
            onUpdated={props.onRefresh}
          />
        </Suspense>
      )}
      {openedId && (
        <Suspense>
          <GroupSheet
            key={openedId}
            groupId={openedId}
            title={groups.find(({ id }) => id === openedId)?.title ?? "Grupo"}
            onUpdated={props.onRefresh}
            onClose={close}
          />
        </Suspense>
      )}
    </Section>
  );
}

/** The age of the list, which "Atualizar" renews, and the plan's limit of groups. */
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
