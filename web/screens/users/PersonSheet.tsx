import { Suspense, useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import type { PersonSheet_user$key } from "../../__generated__/PersonSheet_user.graphql.ts";
import type { PersonSheetQuery } from "../../__generated__/PersonSheetQuery.graphql.ts";
import { prefetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { SheetBoundary } from "../../shared/SheetBoundary.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Sheet, SheetBody } from "../../ui/overlays/Sheet.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { PersonActions } from "./PersonActions.tsx";
import { PersonFacts } from "./PersonFacts.tsx";
import { PersonSessions } from "./PersonSessions.tsx";
import { PersonTrail } from "./PersonTrail.tsx";

const query = graphql`
  query PersonSheetQuery($userId: ID!) {
    viewer {
      id
    }
    node(id: $userId) {
      ...PersonSheet_user @alias(as: "person")
    }
  }
`;

/** One person: facts, actions, sessions and audit trail. */
export const PersonSheet = (props: { userId: string; onClose: () => void }) => (
  <Sheet title="Pessoa" isTall onClose={props.onClose}>
    <SheetBoundary>
      <SheetBody>
        <Suspense fallback={<Loading />}>
          <Loaded userId={props.userId} />
        </Suspense>
      </SheetBody>
    </SheetBoundary>
  </Sheet>
);

function Loaded({ userId }: { userId: string }) {
  const { viewer, node } = useScreenQuery<PersonSheetQuery>(query, { userId });
  useEffect(() => prefetch(query, { userId }), [userId]); // another admin may have changed it
  if (!node?.person) return <EmptyState>Esta conta não existe mais.</EmptyState>;
  return <Person user={node.person} isOwn={viewer?.id === userId} />;
}

function Person(props: { user: PersonSheet_user$key; isOwn: boolean }) {
  const user = useFragment(
    graphql`
      fragment PersonSheet_user on User {
        ...PersonFacts_user
        ...PersonActions_user
        ...PersonSessions_user
        ...PersonTrail_user
      }
    `,
    props.user,
  );
  return (
    <>
      <PersonFacts user={user} />
      <PersonActions user={user} isOwn={props.isOwn} />
      <PersonSessions user={user} />
      <PersonTrail user={user} />
    </>
  );
}

const Loading = () => (
  <div role="status" aria-label="Conta a caminho">
    <Skeleton width="60%" height={32} />
    <Skeleton width="80%" height={24} />
    {[0, 1, 2].map((block) => <Skeleton key={block} variant="rounded" height={96} />)}
  </div>
);
