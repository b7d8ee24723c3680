import { Suspense, useCallback, useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { LinkBatchQuery } from "../../../__generated__/LinkBatchQuery.graphql.ts";
import type { LinkBatchSubscription } from "../../../__generated__/LinkBatchSubscription.graphql.ts";
import { refetch } from "../../../relay/environment.ts";
import { useRefetchMissed } from "../../../relay/refetch.ts";
import { useScreenQuery } from "../../../relay/useScreenQuery.ts";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { BatchSkeleton } from "../GeneratorSkeletons.tsx";
import { BatchBoard } from "./BatchBoard.tsx";

const query = graphql`
  query LinkBatchQuery($batchId: ID!) {
    node(id: $batchId) {
      id
      ...BatchBoard_batch @alias(as: "batch")
    }
  }
`;

type Props = { batchId: string; onDismissed: () => void; onEnterManually: (url: string) => void };

/** A batch of pasted links with the progress of each; `?lote=` is its id. */
export const LinkBatch = (props: Props) => (
  <Suspense fallback={<BatchSkeleton />}>
    <LinkBatchContent {...props} />
  </Suspense>
);

function LinkBatchContent({ batchId, onDismissed, onEnterManually }: Props) {
  const { node } = useScreenQuery<LinkBatchQuery>(query, { batchId });
  const refresh = useCallback(() => refetch(query, { batchId }), [batchId]);
  useBatchChanges(batchId, refresh);
  if (!node?.batch) {
    return (
      <Section label="Links colados">
        <EmptyState>
          Esta lista de links não existe mais. As ofertas que saíram dela estão em Ofertas.
        </EmptyState>
      </Section>
    );
  }
  return (
    <BatchBoard
      batch={node.batch}
      onRefresh={refresh}
      onDismissed={onDismissed}
      onEnterManually={onEnterManually}
    />
  );
}

/** Subscribes to the changes of a batch; `refresh` must be stable. */
function useBatchChanges(batchId: string, refresh: () => void) {
  useSubscription<LinkBatchSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription LinkBatchSubscription($id: ID!) {
        linkBatchChanged(id: $id) {
          linkBatch {
            ...BatchBoard_batch
          }
        }
      }
    `,
    variables: { id: batchId },
    updater(store, data) {
      if (data && !data.linkBatchChanged.linkBatch) store.delete(batchId); // dismissed
    },
    onError: () => {}, // the socket reconnects by itself
  }), [batchId]));
  useRefetchMissed(refresh);
}
