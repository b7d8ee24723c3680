import { useCallback } from "react";
import { graphql } from "react-relay";
import { Link, useSearchParams } from "react-router-dom";
import type { GeneratorGroundQuery } from "../../__generated__/GeneratorGroundQuery.graphql.ts";
import { batchPath } from "../../paths.ts";
import { parseGeneratorParams } from "../../routing/search_params.ts";
import { prefetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { RedirectToSignIn } from "../../shared/RedirectToSignIn.tsx";
import { useOfferChanges } from "../../shared/useOfferChanges.ts";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { lazyOnIdle } from "../../browser/lazy.ts";
import type { ByHand } from "./by_hand.ts";
import { OpenOffer } from "./OpenOffer.tsx";
import { StartHere } from "./StartHere.tsx";

const AmazonStart = lazyOnIdle(async () => (await import("./AmazonStart.tsx")).AmazonStart);
const ByHandForm = lazyOnIdle(async () => (await import("./ByHandForm.tsx")).ByHandForm);

const query = graphql`
  query GeneratorGroundQuery($offerId: ID!, $hasOffer: Boolean!, $isAmazon: Boolean!) {
    viewer {
      ...StartHere_viewer @skip(if: $isAmazon) @alias(as: "start")
      ...AmazonStart_viewer @include(if: $isAmazon) @alias(as: "amazonStart")
      ...ByHandForm_viewer
      ...OpenOffer_viewer
    }
    node(id: $offerId) @include(if: $hasOffer) {
      id
      ...OpenOffer_offer @alias(as: "offer")
    }
  }
`;

/** Under the paste bar: how to begin, the offer, or the form for a page that could not be read. */
export function GeneratorGround(props: {
  isAmazon: boolean;
  byHand: ByHand | null;
  onCreated: (offerId: string) => void;
  onGiveUp: () => void;
}) {
  const [params] = useSearchParams();
  const { isAmazon } = props;
  const { offerId, hasOffer } = parseGeneratorParams(params);
  const batchId = params.get("lote");
  const { viewer, node } = useScreenQuery<GeneratorGroundQuery>(query, {
    offerId,
    hasOffer,
    isAmazon,
  });
  const refresh = useCallback(
    () => prefetch(query, { offerId, hasOffer, isAmazon }),
    [offerId, hasOffer, isAmazon],
  );
  useOfferChanges(leaveThere, refresh);
  if (!viewer) return <RedirectToSignIn />;
  if (!hasOffer && props.byHand) {
    return (
      <ByHandForm
        key={props.byHand.key}
        viewer={viewer}
        byHand={props.byHand}
        onCreated={props.onCreated}
        onCancel={props.onGiveUp}
      />
    );
  }
  if (!hasOffer) {
    return (
      <>
        {viewer.start && <StartHere viewer={viewer.start} />}
        {viewer.amazonStart && (
          <AmazonStart viewer={viewer.amazonStart} onCreated={props.onCreated} />
        )}
      </>
    );
  }
  if (!node?.offer) {
    return <EmptyState>Esta oferta não existe mais. Cole um link para criar outra.</EmptyState>;
  }
  return (
    <>
      {batchId && (
        <p className="small">
          <Link to={batchPath(batchId)}>Voltar aos links colados</Link>
        </p>
      )}
      <OpenOffer key={node.id} offer={node.offer} viewer={viewer} onTextChanged={refresh} />
    </>
  );
}

/** The store already shows the change; this screen has no list to put the offer into. */
function leaveThere() {}
