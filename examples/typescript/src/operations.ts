import { graphql } from "./gql/gql.ts";

/** A page of offers, newest first. */
export const OffersPage = graphql(`
  query OffersPage($after: String) {
    viewer {
      offers(first: 50, after: $after) {
        edges {
          node {
            id
            title
            status
            price {
              formatted
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const CreateOffer = graphql(`
  mutation CreateOffer($input: CreateOfferInput!) {
    createOffer(input: $input) {
      __typename
      ... on Offer {
        id
        text
      }
      ... on UserError {
        message
      }
    }
  }
`);

export const OfferChanges = graphql(`
  subscription OfferChanges {
    offerChanged {
      offerId
      offer {
        title
        status
      }
    }
  }
`);
