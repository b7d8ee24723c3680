import { Suspense, useEffect, useMemo, useState } from "react";
import { graphql, useLazyLoadQuery, useSubscription } from "react-relay";
import type { BringGroupQuery } from "../../__generated__/BringGroupQuery.graphql.ts";
import type { BringGroupSubscription } from "../../__generated__/BringGroupSubscription.graphql.ts";
import { prefetch } from "../../relay/environment.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { ClaimForm } from "./ClaimForm.tsx";
import { ClaimProgress } from "./ClaimProgress.tsx";
import { isLooking, isUnderWay } from "./claim_words.ts";

/** How one brings a group to the platform's number, step by step; it goes on after a reload. */
export const BringGroup = ({ number }: { number: string }) => (
  <Section title="Traga um grupo para o número">
    <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
      <Loaded number={number} />
    </Suspense>
  </Section>
);

const query = graphql`
  query BringGroupQuery {
    viewer {
      groupClaim {
        id
        status
        ...ClaimProgress_claim
      }
    }
  }
`;

const refresh = () => prefetch(query, {});

/** Milliseconds: a number that does not answer tells nothing, and the sentence says so after a while. */
const ASK_EVERY = 15_000;

function Loaded({ number }: { number: string }) {
  const { viewer } = useLazyLoadQuery<BringGroupQuery>(query, {});
  useClaimChanges(refresh);
  const [own, setOwn] = useState<string | null>(null); // begun here: its end is shown, too
  const claim = viewer?.groupClaim;
  const isBusy = claim != null && isLooking(claim.status);
  useEffect(() => {
    if (!isBusy) return;
    const asking = setInterval(refresh, ASK_EVERY);
    return () => clearInterval(asking);
  }, [isBusy]);
  const isShown = claim && (claim.id === own || isUnderWay(claim.status));
  if (!isShown) {
    return (
      <ClaimForm
        number={number}
        onBegun={(id) => {
          setOwn(id);
          refresh();
        }}
      />
    );
  }
  return (
    <ClaimProgress
      claim={claim}
      onChecked={() => {
        setOwn(claim.id);
        refresh();
      }}
      onAgain={() => {
        setOwn(null);
        refresh();
      }}
    />
  );
}

/** Keeps the claim as it is now; `refresh` asks for what was missed, and must be stable. */
function useClaimChanges(refresh: () => void) {
  useSubscription<BringGroupSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription BringGroupSubscription {
        groupClaimChanged {
          groupClaim {
            id
            ...ClaimProgress_claim
          }
        }
      }
    `,
    variables: {},
    onNext: refresh, // one that was begun in another tab takes the place of this one
    onError: () => {}, // the socket reconnects by itself; without it the screen still works
  }), [refresh]));
  useRefetchMissed(refresh);
}
