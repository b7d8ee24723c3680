/**
 * @generated SignedSource<<1f7e4504f4aadbb27278827c9ab66b21>>
 * @relayHash c26e866f8a287f53f2670bd366fac03a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b285fb7d6f40afde3c015d0323cf2f3f03ed2dc6977c78ac1a1da7c5c602a80

import { ConcreteRequest } from 'relay-runtime';
export type ConnectableShop = "ALIEXPRESS" | "AMAZON" | "MERCADO_LIVRE" | "SHOPEE";
export type Marketplace = "ALIEXPRESS" | "AMAZON" | "MAGAZINE_LUIZA" | "MERCADO_LIVRE" | "OTHER" | "SHOPEE";
export type PriceProofStatus = "DOUBTFUL" | "PROVEN" | "UNKNOWN";
export type ShopConnectionStatus = "CONNECTED" | "DISCONNECTED" | "EXPIRED" | "EXPIRING" | "FAILING" | "PAUSED";
export type DiscoverScreenQuery$variables = Record<PropertyKey, never>;
export type DiscoverScreenQuery$data = {
  readonly viewer: {
    readonly connectableShops: ReadonlyArray<ConnectableShop>;
    readonly products: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly imageUrl: string | null | undefined;
          readonly lastSending: {
            readonly at: string;
            readonly groups: number;
          } | null | undefined;
          readonly marketplace: Marketplace;
          readonly oldPrice: {
            readonly cents: number;
            readonly formatted: string;
          } | null | undefined;
          readonly price: {
            readonly cents: number;
            readonly formatted: string;
          } | null | undefined;
          readonly priceHistory: {
            readonly points: ReadonlyArray<{
              readonly at: string;
              readonly price: {
                readonly cents: number;
                readonly formatted: string;
              };
            }>;
          };
          readonly priceProof: {
            readonly claimed: {
              readonly cents: number;
              readonly formatted: string;
            } | null | undefined;
            readonly days: number;
            readonly daysAtPrice: number;
            readonly highest: {
              readonly cents: number;
              readonly formatted: string;
            } | null | undefined;
            readonly lowestInDays: number | null | undefined;
            readonly oldPrice: {
              readonly cents: number;
              readonly formatted: string;
            } | null | undefined;
            readonly spanDays: number;
            readonly status: PriceProofStatus;
          } | null | undefined;
          readonly sourceUrl: string;
          readonly title: string;
        };
      }>;
    };
    readonly shopConnections: ReadonlyArray<{
      readonly id: string;
      readonly quota: {
        readonly allowed: number;
        readonly resetsAt: string | null | undefined;
        readonly used: number;
      };
      readonly shop: ConnectableShop;
      readonly status: ShopConnectionStatus;
    }>;
  } | null | undefined;
};
export type DiscoverScreenQuery = {
  response: DiscoverScreenQuery$data;
  variables: DiscoverScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "connectableShops",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "ShopConnection",
  "kind": "LinkedField",
  "name": "shopConnections",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shop",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ShopCallQuota",
      "kind": "LinkedField",
      "name": "quota",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "used",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allowed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resetsAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = [
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
    "name": "formatted",
    "storageKey": null
  }
],
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "oldPrice",
  "plural": false,
  "selections": (v4/*:: as any*/),
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 30
    },
    {
      "kind": "Literal",
      "name": "hasDropped",
      "value": true
    }
  ],
  "concreteType": "ProductConnection",
  "kind": "LinkedField",
  "name": "products",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Product",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "sourceUrl",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "marketplace",
              "storageKey": null
            },
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
              "kind": "ScalarField",
              "name": "imageUrl",
              "storageKey": null
            },
            (v5/*:: as any*/),
            (v6/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "LastSending",
              "kind": "LinkedField",
              "name": "lastSending",
              "plural": false,
              "selections": [
                (v7/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "groups",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PriceProof",
              "kind": "LinkedField",
              "name": "priceProof",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
                (v6/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "claimed",
                  "plural": false,
                  "selections": (v4/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "highest",
                  "plural": false,
                  "selections": (v4/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "lowestInDays",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "days",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "daysAtPrice",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "spanDays",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PriceHistory",
              "kind": "LinkedField",
              "name": "priceHistory",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PricePoint",
                  "kind": "LinkedField",
                  "name": "points",
                  "plural": true,
                  "selections": [
                    (v7/*:: as any*/),
                    (v5/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "products(first:30,hasDropped:true)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DiscoverScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v3/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DiscoverScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v3/*:: as any*/),
          (v8/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4b285fb7d6f40afde3c015d0323cf2f3f03ed2dc6977c78ac1a1da7c5c602a80",
    "metadata": {},
    "name": "DiscoverScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2257d4d6a0ac005d77b7c175bfedd4b4";

export default node;
