/**
 * @generated SignedSource<<1b05ad2d6597119723aba0521ac475fc>>
 * @relayHash b14d2ec80bab427d313f3ab5cc0fdaf5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b20e702f9787ef79a09df2727c671d5b8faedb7d47e193aba3798a40138952a2

import { ConcreteRequest } from 'relay-runtime';
export type Picture = "PRODUCT" | "SQUARE_CARD" | "STORY_CARD";
export type CreateOfferInput = {
  captured?: CapturedPageInput | null | undefined;
  fields?: OfferFieldsInput | null | undefined;
  key?: string | null | undefined;
  sharedText?: string | null | undefined;
  url?: string | null | undefined;
};
export type CapturedPageInput = {
  html: string;
  url: string;
};
export type OfferFieldsInput = {
  affiliateUrl?: string | null | undefined;
  cardPrice?: MoneyInput | null | undefined;
  couponCode?: string | null | undefined;
  imageUrl?: string | null | undefined;
  installments?: InstallmentsInput | null | undefined;
  lowestPrice?: MoneyInput | null | undefined;
  oldPrice?: MoneyInput | null | undefined;
  picture?: Picture | null | undefined;
  pixPrice?: MoneyInput | null | undefined;
  price?: MoneyInput | null | undefined;
  rating?: RatingInput | null | undefined;
  shipping?: string | null | undefined;
  shop?: string | null | undefined;
  templateId?: string | null | undefined;
  text?: string | null | undefined;
  title?: string | null | undefined;
};
export type MoneyInput = {
  cents: number;
  currency?: string | null | undefined;
};
export type InstallmentsInput = {
  amount: MoneyInput;
  count: number;
  isInterestFree?: boolean | null | undefined;
};
export type RatingInput = {
  count?: number | null | undefined;
  stars: number;
};
export type makeOffersMutation$variables = {
  input: CreateOfferInput;
};
export type makeOffersMutation$data = {
  readonly createOffer: {
    readonly id?: string;
    readonly message?: string;
  };
};
export type makeOffersMutation = {
  response: makeOffersMutation$data;
  variables: makeOffersMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
],
v3 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "Offer",
  "abstractKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "makeOffersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createOffer",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "makeOffersMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createOffer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v2/*:: as any*/),
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b20e702f9787ef79a09df2727c671d5b8faedb7d47e193aba3798a40138952a2",
    "metadata": {},
    "name": "makeOffersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8e55fb2cf62c296962d06ae3e5853d59";

export default node;
