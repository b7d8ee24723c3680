/**
 * @generated SignedSource<<ddc438d8ade995406b0d96041fb815b5>>
 * @relayHash 69b0f2d450aacdb32bc76bb9076f7c26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20adf95e1717792026b936593ee2e5e0cda30931c95ddad8e2b5307997835f17

import { ConcreteRequest } from 'relay-runtime';
export type AffiliateNetwork = "ADMITAD" | "AWIN" | "CJ" | "IMPACT" | "LOMADEE" | "OWN" | "RAKUTEN";
export type AffiliateProof = "EXPERIMENTAL" | "NONE" | "PROVEN";
export type Marketplace = "ALIEXPRESS" | "AMAZON" | "MAGAZINE_LUIZA" | "MERCADO_LIVRE" | "OTHER" | "SHOPEE";
export type UnpaidReason = "LINK_UNPROVEN" | "NO_LINK" | "NO_PROGRAMME" | "SHOP_NOT_CONNECTED" | "TAG_MISSING" | "TAG_NOT_VALID";
export type LinkTestQuery$variables = {
  url: string;
};
export type LinkTestQuery$data = {
  readonly viewer: {
    readonly linkTest: {
      readonly creditedTag: string | null | undefined;
      readonly isShort: boolean;
      readonly marketplace: Marketplace;
      readonly productUrl: string;
      readonly programme: {
        readonly network: AffiliateNetwork;
      } | null | undefined;
      readonly proof: AffiliateProof;
      readonly shop: string;
      readonly subParameter: string | null | undefined;
      readonly unpaidReason: UnpaidReason | null | undefined;
      readonly unwrappedFrom: AffiliateNetwork | null | undefined;
      readonly url: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type LinkTestQuery = {
  response: LinkTestQuery$data;
  variables: LinkTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "url"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "url",
    "variableName": "url"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketplace",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "shop",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "productUrl",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unwrappedFrom",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isShort",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "proof",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unpaidReason",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "creditedTag",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subParameter",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "network",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LinkTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "LinkTest",
            "kind": "LinkedField",
            "name": "linkTest",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ShopProgramme",
                "kind": "LinkedField",
                "name": "programme",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/)
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LinkTestQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "LinkTest",
            "kind": "LinkedField",
            "name": "linkTest",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ShopProgramme",
                "kind": "LinkedField",
                "name": "programme",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  (v13/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v13/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "20adf95e1717792026b936593ee2e5e0cda30931c95ddad8e2b5307997835f17",
    "metadata": {},
    "name": "LinkTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1f2ae29fb493f9baf7c3e3e42c639bed";

export default node;
