import { useCallback } from "react";
import { graphql } from "react-relay";
import { Link, useSearchParams } from "react-router-dom";
import type { SendingGroundQuery } from "../../__generated__/SendingGroundQuery.graphql.ts";
import { paths } from "../../paths.ts";
import { prefetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { parseSendingParams } from "../../routing/search_params.ts";
import { RedirectToSignIn } from "../../shared/RedirectToSignIn.tsx";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { SendingResults } from "./SendingResults.tsx";

const query = graphql`
  query SendingGroundQuery($offerId: ID!) {
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
export function SendingGround() {
  const [params] = useSearchParams();
  const { offerId } = parseSendingParams(params);
  const { viewer, node } = useScreenQuery<SendingGroundQuery>(query, { offerId });
  const refresh = useCallback(() => prefetch(query, { offerId }), [offerId]);
  if (!viewer) return <RedirectToSignIn />;
  if (!node?.offer) {
    return (
      <>
        <ScreenTitle title="Envio" />
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
