/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query OffersPage($after: String) {\n    viewer {\n      offers(first: 50, after: $after) {\n        edges {\n          node {\n            id\n            title\n            status\n            price {\n              formatted\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.OffersPageDocument,
    "\n  mutation CreateOffer($input: CreateOfferInput!) {\n    createOffer(input: $input) {\n      __typename\n      ... on Offer {\n        id\n        text\n      }\n      ... on UserError {\n        message\n      }\n    }\n  }\n": typeof types.CreateOfferDocument,
    "\n  subscription OfferChanges {\n    offerChanged {\n      offerId\n      offer {\n        title\n        status\n      }\n    }\n  }\n": typeof types.OfferChangesDocument,
};
const documents: Documents = {
    "\n  query OffersPage($after: String) {\n    viewer {\n      offers(first: 50, after: $after) {\n        edges {\n          node {\n            id\n            title\n            status\n            price {\n              formatted\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.OffersPageDocument,
    "\n  mutation CreateOffer($input: CreateOfferInput!) {\n    createOffer(input: $input) {\n      __typename\n      ... on Offer {\n        id\n        text\n      }\n      ... on UserError {\n        message\n      }\n    }\n  }\n": types.CreateOfferDocument,
    "\n  subscription OfferChanges {\n    offerChanged {\n      offerId\n      offer {\n        title\n        status\n      }\n    }\n  }\n": types.OfferChangesDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OffersPage($after: String) {\n    viewer {\n      offers(first: 50, after: $after) {\n        edges {\n          node {\n            id\n            title\n            status\n            price {\n              formatted\n            }\n          }\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OffersPageDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateOffer($input: CreateOfferInput!) {\n    createOffer(input: $input) {\n      __typename\n      ... on Offer {\n        id\n        text\n      }\n      ... on UserError {\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CreateOfferDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  subscription OfferChanges {\n    offerChanged {\n      offerId\n      offer {\n        title\n        status\n      }\n    }\n  }\n"): typeof import('./graphql.ts').OfferChangesDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
