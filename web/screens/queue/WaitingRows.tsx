import type { RefObject } from "react";
import { DispatchRow } from "../../shared/dispatches/DispatchRow.tsx";
import { Rows } from "../../ui/lists/Row.tsx";
import type { Selection } from "../../ui/lists/selection.tsx";
import { MoveHandle, MoveMenu } from "./MoveMenu.tsx";
import { PickedBar } from "./PickedBar.tsx";
import { useMoveDispatches } from "./useMoveDispatches.tsx";
import type { QueuedDispatch } from "./useQueueList.ts";

const none: ReadonlySet<string> = new Set();

/** What is sent now and what waits: a waiting row has a handle and a menu, or is selected. */
export function WaitingRows(props: {
  dispatches: readonly QueuedDispatch[];
  list: RefObject<HTMLUListElement | null>;
  timeZone: string;
  isStale: boolean;
  /** Null: rows are not selected now. */
  selection: Selection | null;
  refresh: () => void;
  onOpen: (dispatchId: string) => void;
  /** Something was done with the selected rows. */
  onPicked: () => void;
}) {
  const { dispatches, list, timeZone, selection, refresh } = props;
  const picked = selection?.picked ?? none;
  const moving = useMoveDispatches({ rows: dispatches, list, timeZone, picked, refresh });
  const queued = dispatches.filter(({ status }) => status === "QUEUED");
  return (
    <>
      <Rows ref={list} isBusy={props.isStale}>
        {dispatches.map((dispatch, at) => {
          const waits = dispatch.status === "QUEUED";
          return (
            <DispatchRow
              key={dispatch.id}
              dispatch={dispatch}
              drag={moving.dragOf(at)}
              {...waits && !selection && {
                face: <MoveHandle row={dispatch} at={at} moving={moving} />,
                edge: (
                  <MoveMenu
                    row={dispatch}
                    at={at}
                    moving={moving}
                    onOpen={() => props.onOpen(dispatch.id)}
                  />
                ),
              }}
              {...waits && selection?.picked.has(dispatch.id) && {
                edge: <MoveHandle row={dispatch} at={at} moving={moving} />,
              }}
              selection={waits ? selection ?? undefined : undefined}
              onOpen={props.onOpen}
            />
          );
        })}
      </Rows>
      {selection && (
        <PickedBar
          ids={queued.flatMap(({ id }) => selection.picked.has(id) ? [id] : [])}
          moving={moving}
          canMove={selection.picked.size < queued.length}
          onAll={() => selection.pick(queued.map(({ id }) => id))}
          onDone={() => {
            props.onPicked();
            refresh();
          }}
        />
      )}
      {moving.dialog}
    </>
  );
}
