import { Suspense } from "react";
import { graphql } from "react-relay";
import type { OfferExtrasQuery } from "../../__generated__/OfferExtrasQuery.graphql.ts";
import { failureMessage } from "../../relay/request.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { CouponChips } from "../../shared/CouponChips.tsx";
import { RequestBoundary } from "../../shared/RequestBoundary.tsx";
import { PriceHistory } from "../../shared/prices/PriceHistory.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { ErrorState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { LinkProof } from "./LinkProof.tsx";
import { OfferArt } from "./OfferArt.tsx";

/** What no first look waits for: whom the link pays, coupons that fit, how the price went, and the cards. */
export const OfferExtras = ({ offerId }: { offerId: string }) => (
  <RequestBoundary
    renderError={(error, retry) => (
      <Section label="Mais sobre a oferta">
        <ErrorState
          heading="h2"
          sentence={failureMessage(error)}
          requestId={error.requestId}
          onRetry={retry}
        />
      </Section>
    )}
  >
    <Suspense fallback={<ExtrasSkeleton />}>
      <Loaded offerId={offerId} />
    </Suspense>
  </RequestBoundary>
);

function Loaded({ offerId }: { offerId: string }) {
  const { node, viewer } = useScreenQuery<OfferExtrasQuery>(
    graphql`
      query OfferExtrasQuery($offerId: ID!) {
        viewer {
          cardStyle {
            picture
          }
        }
        node(id: $offerId) {
          ... on Offer {
            coupons {
              coupon {
                id
              }
            }
            priceHistory {
              ...PriceHistory_history
            }
          }
          ...LinkProof_offer @alias(as: "proof")
          ...CouponChips_offer @alias(as: "chips")
          ...OfferArt_offer @alias(as: "art")
        }
      }
    `,
    { offerId },
  );
  if (!node?.art || !node.chips || !node.proof) return null; // deleted meanwhile: the screen says so
  return (
    <>
      <LinkProof offer={node.proof} />
      {node.coupons && node.coupons.length > 0 && (
        <Section title="Cupons que valem aqui">
          <CouponChips offer={node.chips} />
        </Section>
      )}
      {node.priceHistory && (
        <Section title="Como o preço andou">
          <PriceHistory history={node.priceHistory} />
        </Section>
      )}
      <OfferArt offer={node.art} usual={viewer?.cardStyle.picture ?? "PRODUCT"} />
    </>
  );
}

/** The shape of what comes. */
const ExtrasSkeleton = () => (
  <Section label="Mais sobre a oferta a caminho">
    <Skeleton width="45%" height={24} />
    <Skeleton variant="rounded" height={160} />
  </Section>
);
