import { graphql } from "react-relay";

/** All that any screen shows of an offer: who changes one asks for it, and every screen is right. */
export const offerWhole = graphql`
  fragment offerWhole_offer on Offer {
    id
    ...OfferSummary_offer
    ...offerFields_offer
    ...OfferEditor_offer
    ...OfferMessage_offer
    ...OfferNotes_offer
    ...LinkProof_offer
    ...OfferExtras_art
    ...OfferRow_offer
  }
`;
