import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type {
  useOfferReadingQuery,
  useOfferReadingQuery$data,
} from "../../__generated__/useOfferReadingQuery.graphql.ts";

type Node = NonNullable<useOfferReadingQuery$data["node"]>;
/** What the shop last said of an offer, whatever the person typed since. */
export type OfferReading = NonNullable<Node["reading"]>;

/** Returns the offer's reading; null until it is loaded, and without a network. */
export function useOfferReading(offerId: string, version: number): OfferReading | null {
  const environment = useRelayEnvironment();
  const [reading, setReading] = useState<OfferReading | null>(null);
  useEffect(() => {
    const request = fetchQuery<useOfferReadingQuery>(environment, query, { offerId }).subscribe({
      next: ({ node }) => setReading(node?.reading ?? null),
      error: () => {}, // the form works without it
    });
    return () => request.unsubscribe();
  }, [environment, offerId, version]);
  return reading;
}

const query = graphql`
  query useOfferReadingQuery($offerId: ID!) {
    node(id: $offerId) {
      ... on Offer {
        reading {
          title
          price {
            cents
            currency
            formatted
          }
          oldPrice {
            cents
            currency
            formatted
          }
          pixPrice {
            cents
            currency
            formatted
          }
          cardPrice {
            cents
            currency
            formatted
          }
          lowestPrice {
            cents
            currency
            formatted
          }
          installments {
            count
            amount {
              cents
              currency
              formatted
            }
            isInterestFree
          }
          couponCode
          shipping
          rating {
            stars
            count
          }
          shop
          imageUrl
          pictures
        }
      }
    }
  }
`;
