import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  DispatchRow_dispatch$data,
  DispatchRow_dispatch$key,
} from "../../__generated__/DispatchRow_dispatch.graphql.ts";
import { Row } from "../../ui/lists/Row.tsx";
import type { Selection } from "../../ui/lists/selection.tsx";
import { DispatchChip } from "./DispatchChip.tsx";
import {
  dispatchNote,
  dispatchTitle,
  joined,
  membersWords,
  reachedWords,
} from "./dispatch_words.ts";

/** One dispatch as a row, its status at the right edge. */
export function DispatchRow(props: {
  dispatch: DispatchRow_dispatch$key;
  /** Whether the offer's title is left out. */
  ofOneOffer?: boolean;
  selection?: Selection | undefined;
  /** What takes the place of the disc, and what stands at the right edge. */
  face?: ReactNode;
  edge?: ReactNode;
  drag?: "from" | "before" | "after" | undefined;
  onOpen: (dispatchId: string) => void;
}) {
  const dispatch = useFragment(
    graphql`
      fragment DispatchRow_dispatch on Dispatch
      @argumentDefinitions(isForetold: { type: "Boolean", defaultValue: true }) {
        id
        status
        reason
        reasonCode
        expectedAt @include(if: $isForetold)
        startedAt
        settledAt
        delivery {
          delivered
        }
        correction {
          kind
          status
        }
        group {
          title
          members
        }
        title
        offer {
          title
        }
      }
    `,
    props.dispatch,
  );
  const { id, status, group, delivery: { delivered } } = dispatch;
  const { selection } = props;
  const reached = reachedWords(delivered);
  const about = props.ofOneOffer
    ? (status === "SENT" || status === "SENDING") && !reached && membersWords(group.members)
    : dispatchTitle(dispatch);
  return (
    <Row
      face={props.face}
      edge={props.edge}
      drag={props.drag}
      title={group.title}
      note={joined(
        about,
        reached,
        dispatchNote(dispatch, Date.now()),
        dispatch.correction && correctionNote(dispatch.correction),
      )}
      status={<DispatchChip status={status} isDelivered={delivered > 0} />}
      picking={selection &&
        { isPicked: selection.picked.has(id), onToggle: () => selection.toggle(id) }}
      onOpen={() => props.onOpen(id)}
    />
  );
}

type CorrectionState = Omit<NonNullable<DispatchRow_dispatch$data["correction"]>, " $fragmentType">;

/** Words what became of a message's correction in its group. */
function correctionNote({ kind, status }: CorrectionState): string {
  const isEdit = kind === "EDIT";
  switch (status) {
    case "DONE":
      return isEdit ? "texto trocado" : "apagada do grupo";
    case "TOO_LATE":
      return "tarde demais para corrigir";
    case "REFUSED":
      return "correção recusada";
    case "UNCERTAIN":
      return "correção em dúvida: olhe no grupo";
    default:
      return isEdit ? "trocando o texto" : "apagando do grupo";
  }
}
