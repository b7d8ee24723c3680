import { type ComponentType, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { DispatchSheetQuery } from "../../__generated__/DispatchSheetQuery.graphql.ts";
import type { DispatchSheet_dispatch$key } from "../../__generated__/DispatchSheet_dispatch.graphql.ts";
import { sendingPath } from "../../paths.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Sheet, SheetBody, SheetFoot } from "../../ui/overlays/Sheet.tsx";
import { SheetBoundary } from "../SheetBoundary.tsx";
import { DecisionButtons } from "./DecisionPrompt.tsx";
import { DispatchJournal } from "./DispatchJournal.tsx";
import { useCancelDispatches, useRetryDispatch } from "./dispatch_mutations.ts";
import { dispatchTitle, isQueued, isRetriable, isUncertain } from "./dispatch_words.ts";

type Props = { dispatchId: string; leadsToOffer?: boolean; onClose: () => void };

/** One dispatch in full: its journal and its actions. */
export const DispatchSheet = (props: Props) => (
  <Sheet title="Por que saiu, esperou ou não saiu" onClose={props.onClose}>
    <SheetBoundary skeleton={[0, 1, 2].map((line) => <Skeleton key={line} height={32} />)}>
      <Loaded {...props} />
    </SheetBoundary>
  </Sheet>
);

function Loaded({ dispatchId, leadsToOffer, onClose }: Props) {
  const { node } = useScreenQuery<DispatchSheetQuery>(
    graphql`
      query DispatchSheetQuery($dispatchId: ID!) {
        node(id: $dispatchId) {
          ... on Dispatch {
            id
            title
            group {
              title
            }
            offer {
              id
              title
            }
          }
          ...DispatchJournal_dispatch @alias(as: "journal")
          ...DispatchSheet_dispatch @alias(as: "actions")
        }
      }
    `,
    { dispatchId },
  );
  if (!node?.journal || !node.actions) {
    return (
      <SheetBody>
        <EmptyState>Este envio não existe mais.</EmptyState>
      </SheetBody>
    );
  }
  return (
    <>
      <SheetBody>
        <p>
          {dispatchTitle(node)} → <b>{node.group?.title}</b>
        </p>
        <DispatchJournal dispatch={node.journal} />
        {leadsToOffer && node.offer && (
          <Button
            variant="outlined"
            component={Link}
            to={sendingPath(node.offer.id)}
          >
            Ver o envio desta oferta
          </Button>
        )}
      </SheetBody>
      <DispatchActions dispatch={node.actions} frame={SheetFoot} onDone={onClose} />
    </>
  );
}

/** The actions that a dispatch allows, by its status. */
function DispatchActions(props: {
  dispatch: DispatchSheet_dispatch$key;
  frame: ComponentType<{ children: ReactNode }>;
  onDone: () => void;
}) {
  const { id, status, offer } = useFragment(
    graphql`
      fragment DispatchSheet_dispatch on Dispatch {
        id
        status
        offer {
          ...useUnpaidCheck_offer
        }
      }
    `,
    props.dispatch,
  );
  const [cancel, isCanceling] = useCancelDispatches();
  const [retry, isRetrying] = useRetryDispatch();
  const { frame: Frame, onDone } = props;
  if (isQueued(status)) {
    return (
      <Frame>
        <BusyButton
          fullWidth
          variant="outlined"
          isBusy={isCanceling}
          onClick={() => cancel({ ids: [id] }, onDone)}
        >
          Cancelar este envio
        </BusyButton>
      </Frame>
    );
  }
  if (isRetriable(status)) {
    return (
      <Frame>
        <BusyButton
          fullWidth
          variant="contained"
          isBusy={isRetrying}
          onClick={() => retry(id, onDone)}
        >
          Tentar de novo
        </BusyButton>
      </Frame>
    );
  }
  if (isUncertain(status)) {
    return (
      <Frame>
        <DecisionButtons dispatchId={id} offer={offer} onDone={onDone} />
      </Frame>
    );
  }
  return (
    <Frame>
      <Button fullWidth variant="outlined" onClick={onDone}>Fechar</Button>
    </Frame>
  );
}
