import { Suspense, useCallback } from "react";
import { graphql } from "react-relay";
import type { LinkBatchQuery } from "../../__generated__/LinkBatchQuery.graphql.ts";
import { prefetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { BatchBoard } from "./BatchBoard.tsx";
import { BatchSkeleton } from "./BatchSkeleton.tsx";
import { useBatchChanges } from "./useBatchChanges.ts";

const query = graphql`
  query LinkBatchQuery($batchId: ID!) {
    node(id: $batchId) {
      id
      ...BatchBoard_batch @alias(as: "batch")
    }
  }
`;

type Props = { batchId: string; onDismissed: () => void; onByHand: (url: string) => void };

/** The links that were pasted together, as far as they have come; `?lote=` says which. */
export const LinkBatch = (props: Props) => (
  <Suspense fallback={<BatchSkeleton />}>
    <Loaded {...props} />
  </Suspense>
);

function Loaded({ batchId, onDismissed, onByHand }: Props) {
  const { node } = useScreenQuery<LinkBatchQuery>(query, { batchId });
  const refresh = useCallback(() => prefetch(query, { batchId }), [batchId]);
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
      onByHand={onByHand}
    />
  );
}
