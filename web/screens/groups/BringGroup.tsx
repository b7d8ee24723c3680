import { Suspense, useEffect, useMemo, useState } from "react";
import { graphql, useLazyLoadQuery, useSubscription } from "react-relay";
import type { BringGroupQuery } from "../../__generated__/BringGroupQuery.graphql.ts";
import type { BringGroupSubscription } from "../../__generated__/BringGroupSubscription.graphql.ts";
import { refetch } from "../../relay/environment.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { ClaimForm } from "./ClaimForm.tsx";
import { ClaimProgress, isActive, isChecking } from "./ClaimProgress.tsx";

/** Brings a group to the platform's number, step by step; it continues after a reload. */
export const BringGroup = ({ number }: { number: string }) => (
  <Section title="Traga um grupo para o número">
    <Suspense fallback={<Skeleton variant="rounded" height={120} />}>
      <BringGroupContent number={number} />
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

const refresh = () => refetch(query, {});

/** In ms. When the number does not respond, no event comes; the status message changes with time. */
const POLL_INTERVAL = 15_000;

function BringGroupContent({ number }: { number: string }) {
  const { viewer } = useLazyLoadQuery<BringGroupQuery>(query, {});
  useClaimChanges(refresh);
  const [shownId, setShownId] = useState<string | null>(null); // kept, so that its end is shown
  const claim = viewer?.groupClaim;
  const isWaiting = claim != null && isChecking(claim.status);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(refresh, POLL_INTERVAL);
    return () => clearInterval(timer);
  }, [isWaiting]);
  const isShown = claim && (claim.id === shownId || isActive(claim.status));
  if (!isShown) {
    return (
      <ClaimForm
        number={number}
        onStarted={(id) => {
          setShownId(id);
          refresh();
        }}
      />
    );
  }
  return (
    <ClaimProgress
      claim={claim}
      onChecked={() => {
        setShownId(claim.id);
        refresh();
      }}
      onRestart={() => {
        setShownId(null);
        refresh();
      }}
    />
  );
}

/** Subscribes to changes of the claim; `refresh` (stable) refetches after an absence. */
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
    onNext: refresh, // a claim started in another tab replaces this one
    onError: () => {}, // the socket reconnects; without it the screen still works
  }), [refresh]));
  useRefetchMissed(refresh);
}
