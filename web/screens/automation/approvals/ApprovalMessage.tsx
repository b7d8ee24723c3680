import { Suspense, useContext } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { ApprovalMessageQuery } from "../../../__generated__/ApprovalMessageQuery.graphql.ts";
import { AttemptContext } from "../../../relay/useScreenQuery.ts";
import { SheetBoundary } from "../../../shared/SheetBoundary.tsx";
import { MessageBubble } from "../../../ui/display/MessageBubble.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";

/** The message of an approval as the groups would see it. */
export const ApprovalMessage = (props: { approvalId: string }) => (
  <SheetBoundary>
    <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
      <Content {...props} />
    </Suspense>
  </SheetBoundary>
);

function Content({ approvalId }: { approvalId: string }) {
  const { node } = useLazyLoadQuery<ApprovalMessageQuery>(
    graphql`
      query ApprovalMessageQuery($id: ID!) {
        node(id: $id) {
          ... on Approval {
            message
            offer {
              messageImageUrl
            }
          }
        }
      }
    `,
    { id: approvalId },
    { fetchKey: useContext(AttemptContext), fetchPolicy: "store-and-network" },
  );
  if (!node?.message) return <p className="small">A oferta desta mensagem foi apagada.</p>;
  return (
    <MessageBubble text={node.message} imageUrl={node.offer?.messageImageUrl ?? null} isCapped />
  );
}
