import { Suspense, useCallback } from "react";
import { graphql } from "react-relay";
import { Link, useSearchParams } from "react-router-dom";
import type { SendingScreenQuery } from "../../__generated__/SendingScreenQuery.graphql.ts";
import { paths } from "../../paths.ts";
import { refetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { screenNames } from "../../routing/screen_names.ts";
import { parseSendingParams } from "../../routing/search_params.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { ScreenTitle, TwoColumns } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { RowsSkeleton } from "../../ui/lists/RowsSkeleton.tsx";
import { SendingResults } from "./SendingResults.tsx";

/** `/app/offer/envio?oferta=`: the live results of an offer's messages, group by group. */
export const SendingScreen = () => (
  <Suspense fallback={<SendingSkeleton />}>
    <SendingContent />
  </Suspense>
);

const query = graphql`
  query SendingScreenQuery($offerId: ID!) {
    viewer {
      ...SendingResults_viewer
    }
    node(id: $offerId) {
      id
      ...SendingResults_offer @alias(as: "offer")
    }
  }
`;

/** The results of the offer in the address. */
function SendingContent() {
  const [params] = useSearchParams();
  const { offerId } = parseSendingParams(params);
  const { viewer, node } = useScreenQuery<SendingScreenQuery>(query, { offerId });
  const refresh = useCallback(() => refetch(query, { offerId }), [offerId]);
  if (!viewer) return <RedirectToSignIn />;
  if (!node?.offer) {
    return (
      <>
        <ScreenTitle title={screenNames[paths.sending].title} />
        <EmptyState
          action={
            <Button variant="outlined" component={Link} to={paths.offers}>
              Ver as ofertas
            </Button>
          }
        >
          Esta oferta não existe mais.
        </EmptyState>
      </>
    );
  }
  return <SendingResults key={node.id} offer={node.offer} viewer={viewer} onRefresh={refresh} />;
}

/** Shown while the results load. */
const SendingSkeleton = () => (
  <>
    <ScreenTitle title={screenNames[paths.sending].title} note={<Skeleton width={220} />} />
    <TwoColumns
      aside={
        <Section label="Ritmo a caminho">
          <Skeleton width="40%" height={24} />
          <Skeleton height={20} />
        </Section>
      }
    >
      <RowsSkeleton label="Grupos a caminho" />
    </TwoColumns>
  </>
);
