import { Suspense } from "react";
import { graphql } from "react-relay";
import { Link } from "react-router-dom";
import type { DispatchSheetQuery } from "../../__generated__/DispatchSheetQuery.graphql.ts";
import { sendingPath } from "../../paths.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Sheet, SheetBody, SheetFoot } from "../../ui/overlays/Sheet.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { SheetBoundary } from "../SheetBoundary.tsx";
import { DispatchActions } from "./DispatchActions.tsx";
import { DispatchJournal } from "./DispatchJournal.tsx";

type Props = { dispatchId: string; leadsToOffer?: boolean; onClose: () => void };

/** One message in full: its journal, and what can still be done about it. */
export const DispatchSheet = (props: Props) => (
  <Sheet title="Por que saiu, esperou ou não saiu" onClose={props.onClose}>
    <SheetBoundary>
      <Suspense
        fallback={
          <SheetBody>
            {[0, 1, 2].map((line) => <Skeleton key={line} height={32} />)}
          </SheetBody>
        }
      >
        <Loaded {...props} />
      </Suspense>
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
            group {
              title
            }
            offer {
              id
              title
            }
          }
          ...DispatchJournal_dispatch @alias(as: "journal")
          ...DispatchActions_dispatch @alias(as: "actions")
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
          {node.offer?.title ?? "Mensagem de teste"} → <b>{node.group?.title}</b>
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
