import { type RefObject, Suspense, useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { QueueList_viewer$key } from "../../__generated__/QueueList_viewer.graphql.ts";
import type { DispatchStatus } from "../../__generated__/useQueueList_viewer.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { paths } from "../../paths.ts";
import type { QueueView } from "../../routing/search_params.ts";
import { DispatchRow } from "../../shared/dispatches/DispatchRow.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { LoadMoreButton } from "../../ui/lists/LoadMoreButton.tsx";
import { Rows } from "../../ui/lists/Row.tsx";
import { useSelectionMode } from "../../ui/lists/selection.tsx";
import { useQueueList } from "./useQueueList.ts";
import { views } from "./ViewTabs.tsx";

const DispatchSheet = lazyOnIdle(async () =>
  (await import("../../shared/dispatches/DispatchSheet.tsx")).DispatchSheet
);

const DoubtfulRows = lazyOnIdle(async () => (await import("./DoubtfulRows.tsx")).DoubtfulRows);
const WaitingRows = lazyOnIdle(async () => (await import("./WaitingRows.tsx")).WaitingRows);

/**
 * The messages of one view; a row opens its journal, or is selected. What waits has a handle and a
 * menu that give it another time or place.
 */
export function QueueList(props: {
  viewer: QueueList_viewer$key;
  view: QueueView;
  statuses: readonly DispatchStatus[];
  /** The person's. */
  timeZone: string;
  isStale: boolean;
  /** Set to the number of messages shown. */
  length: RefObject<number>;
  refresh: () => void;
  refreshSoon: () => void;
}) {
  const { view, statuses, refresh, refreshSoon } = props;
  const viewer = useFragment(
    graphql`
      fragment QueueList_viewer on Viewer
      @argumentDefinitions(
        statuses: { type: "[DispatchStatus!]!" }
        first: { type: "Int" }
        last: { type: "Int" }
      ) {
        ...useQueueList_viewer @arguments(statuses: $statuses, first: $first, last: $last)
      }
    `,
    props.viewer,
  );
  const isQueue = view === "fila";
  const { dispatches, list, hasMore, isLoading, showMore } = useQueueList(viewer, {
    statuses,
    isQueue,
    refresh,
    refreshSoon,
  });
  useEffect(() => void (props.length.current = dispatches.length), [dispatches.length]);
  const [opened, setOpened] = useState<string | null>(null);
  const { isPicking, selection, start, stop } = useSelectionMode();
  const queued = dispatches.filter(({ status }) => status === "QUEUED");
  const rows = (
    <Rows ref={list} isBusy={props.isStale}>
      {dispatches.map((dispatch) => (
        <DispatchRow key={dispatch.id} dispatch={dispatch} onOpen={setOpened} />
      ))}
    </Rows>
  );
  return (
    <Section
      title={views[view].label}
      action={isQueue && queued.length > 1 && (
        <Button size="small" onClick={isPicking ? stop : start}>
          {isPicking ? "Concluir" : "Selecionar"}
        </Button>
      )}
    >
      {dispatches.length === 0 && (
        <EmptyState
          action={isQueue && (
            <Button variant="contained" component={Link} to={paths.offers}>Escolher ofertas</Button>
          )}
        >
          {views[view].empty}
        </EmptyState>
      )}
      {view === "duvida"
        ? (
          <Suspense fallback={rows}>
            <DoubtfulRows dispatches={dispatches} />
          </Suspense>
        )
        : isQueue
        ? (
          <Suspense fallback={rows}>
            <WaitingRows
              dispatches={dispatches}
              list={list}
              timeZone={props.timeZone}
              isStale={props.isStale}
              selection={isPicking ? selection : null}
              refresh={refresh}
              onOpen={setOpened}
              onPicked={stop}
            />
          </Suspense>
        )
        : rows}
      {hasMore && <LoadMoreButton isBusy={isLoading} onClick={showMore} />}
      {opened && (
        <Suspense>
          <DispatchSheet dispatchId={opened} leadsToOffer onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Section>
  );
}
