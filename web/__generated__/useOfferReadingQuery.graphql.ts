/**
 * @generated SignedSource<<3fdcb18c5b45c14b0966e3dae69342a0>>
 * @relayHash 751d5c25c5eaee938b3b3301b357f3b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83a95bfc891d3ef6334bed0b57dea8dc61a23f9561c4c7ee99f7448a8c09f755

import { ConcreteRequest } from 'relay-runtime';
export type useOfferReadingQuery$variables = {
  offerId: string;
};
export type useOfferReadingQuery$data = {
  readonly node: {
    readonly reading?: {
      readonly cardPrice: {
        readonly cents: number;
        readonly currency: string;
        readonly formatted: string;
      } | null | undefined;
      readonly couponCode: string | null | undefined;
      readonly imageUrl: string | null | undefined;
      readonly installments: {
        readonly amount: {
          readonly cents: number;
          readonly currency: string;
          readonly formatted: string;
        };
        readonly count: number;
        readonly isInterestFree: boolean | null | undefined;
      } | null | undefined;
      readonly lowestPrice: {
        readonly cents: number;
        readonly currency: string;
        readonly formatted: string;
      } | null | undefined;
      readonly oldPrice: {
        readonly cents: number;
        readonly currency: string;
        readonly formatted: string;
      } | null | undefined;
      readonly pictures: ReadonlyArray<string>;
      readonly pixPrice: {
        readonly cents: number;
        readonly currency: string;
        readonly formatted: string;
      } | null | undefined;
      readonly price: {
        readonly cents: number;
        readonly currency: string;
        readonly formatted: string;
      } | null | undefined;
      readonly rating: {
        readonly count: number | null | undefined;
        readonly stars: number;
      } | null | undefined;
      readonly shipping: string | null | undefined;
      readonly shop: string | null | undefined;
      readonly title: string | null | undefined;
    };
  } | null | undefined;
};
export type useOfferReadingQuery = {
  response: useOfferReadingQuery$data;
  variables: useOfferReadingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "offerId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "offerId"
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cents",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "currency",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "formatted",
    "storageKey": null
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OfferReading",
      "kind": "LinkedField",
      "name": "reading",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "oldPrice",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "pixPrice",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "cardPrice",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "lowestPrice",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Installments",
          "kind": "LinkedField",
          "name": "installments",
          "plural": false,
          "selections": [
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "amount",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isInterestFree",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "couponCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shipping",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Rating",
          "kind": "LinkedField",
          "name": "rating",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "stars",
              "storageKey": null
            },
            (v3/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shop",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "imageUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pictures",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Offer",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useOfferReadingQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOfferReadingQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "83a95bfc891d3ef6334bed0b57dea8dc61a23f9561c4c7ee99f7448a8c09f755",
    "metadata": {},
    "name": "useOfferReadingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b099719e2196e1229bd209c5c51c6448";

export default node;
