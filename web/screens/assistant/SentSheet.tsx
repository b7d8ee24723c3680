import { Suspense } from "react";
import { graphql } from "react-relay";
import type { SentSheetQuery } from "../../__generated__/SentSheetQuery.graphql.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { SheetBoundary } from "../../shared/SheetBoundary.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Sheet, SheetBody } from "../../ui/overlays/Sheet.tsx";
import styles from "./Assistant.module.css";

/** What was sent to the language model's provider for one answer, as it was sent. */
export const SentSheet = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <Sheet
    title="O que foi enviado"
    note="Sem e-mails, telefones, documentos nem quem participa dos grupos."
    isTall
    onClose={onClose}
  >
    <SheetBoundary>
      <SheetBody>
        <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
          <Sent id={id} />
        </Suspense>
      </SheetBody>
    </SheetBoundary>
  </Sheet>
);

function Sent({ id }: { id: string }) {
  const { node } = useScreenQuery<SentSheetQuery>(
    graphql`
      query SentSheetQuery($id: ID!) {
        node(id: $id) {
          ... on ThreadMessage {
            sentToProvider
          }
        }
      }
    `,
    { id },
    "store-and-network",
  );
  return node?.sentToProvider
    ? <pre className={styles.sent} tabIndex={0}>{node.sentToProvider}</pre>
    : <p>Nada foi enviado a um provedor para esta resposta.</p>;
}
