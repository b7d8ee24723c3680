import { type ComponentProps, useCallback } from "react";
import { graphql } from "react-relay";
import { Link, useSearchParams } from "react-router-dom";
import type { GeneratorContentQuery } from "../../__generated__/GeneratorContentQuery.graphql.ts";
import { batchPath } from "../../paths.ts";
import { parseGeneratorParams } from "../../routing/search_params.ts";
import { refetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { useOfferChanges } from "../../shared/offers/useOfferChanges.ts";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { lazyOnIdle } from "../../browser/lazy.ts";
import type { ManualEntry } from "./generator_storage.ts";
import { OfferHead } from "./OfferHead.tsx";
import { StartHere } from "./StartHere.tsx";

const OpenOffer = lazyOnIdle(async () => (await import("./OpenOffer.tsx")).OpenOffer);
const AmazonStart = lazyOnIdle(async () => (await import("./amazon/AmazonStart.tsx")).AmazonStart);
const ManualEntryForm = lazyOnIdle(async () =>
  (await import("./ManualEntryForm.tsx")).ManualEntryForm
);

const query = graphql`
  query GeneratorContentQuery($offerId: ID!, $hasOffer: Boolean!, $isAmazon: Boolean!) {
    viewer {
      ...StartHere_viewer @skip(if: $isAmazon) @alias(as: "start")
      ...AmazonStart_viewer @include(if: $isAmazon) @alias(as: "amazonStart")
      ...OpenOffer_viewer
    }
    node(id: $offerId) @include(if: $hasOffer) {
      id
      ... on Offer {
        sourceUrl
        affiliateUrl
      }
      ...OpenOffer_offer @alias(as: "offer")
    }
  }
`;

/** Below the paste bar, or in its place: the first steps, the open offer, or the form for an unreadable page. */
export function GeneratorContent(props: {
  isAmazon: boolean;
  manualEntry: ManualEntry | null;
  /** Brings the paste bar back; null where it is in sight. */
  pasteAnother: ComponentProps<typeof OfferHead>["action"] | null;
  onCreated: (offerId: string) => void;
  onCancel: () => void;
}) {
  const [params] = useSearchParams();
  const { isAmazon, manualEntry, pasteAnother } = props;
  const { offerId, hasOffer } = parseGeneratorParams(params);
  const batchId = params.get("lote");
  const { viewer, node } = useScreenQuery<GeneratorContentQuery>(query, {
    offerId,
    hasOffer,
    isAmazon,
  });
  const refresh = useCallback(
    () => refetch(query, { offerId, hasOffer, isAmazon }),
    [offerId, hasOffer, isAmazon],
  );
  useOfferChanges(ignore, refresh);
  if (!viewer) return <RedirectToSignIn />;
  if (!hasOffer && manualEntry) {
    return (
      <ManualEntryForm
        key={manualEntry.key}
        entry={manualEntry}
        onCreated={props.onCreated}
        onCancel={props.onCancel}
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
  const head = pasteAnother && (
    <OfferHead
      address={node?.sourceUrl ?? node?.affiliateUrl ?? null}
      action={pasteAnother}
    />
  );
  if (!node?.offer) {
    return (
      <>
        {head}
        <EmptyState>Esta oferta não existe mais. Cole um link para criar outra.</EmptyState>
      </>
    );
  }
  return (
    <>
      {head}
      {batchId && (
        <p className="small">
          <Link to={batchPath(batchId)}>Voltar aos links colados</Link>
        </p>
      )}
      <OpenOffer key={node.id} offer={node.offer} viewer={viewer} onTextChanged={refresh} />
    </>
  );
}

/** This screen has no list to insert the offer into; the store already has the change. */
function ignore() {}
