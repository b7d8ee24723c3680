/**
 * @generated SignedSource<<079368f7c0715c128bd08cc87512c1b8>>
 * @relayHash 169740d037f82cf2bdeefa055aac2eb7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 640fd49586770aff236b8c8c78600a20deea07d7d9ce1b4d4388ff3b6d8a7c11

import { ConcreteRequest } from 'relay-runtime';
export type ConnectableShop = "ALIEXPRESS" | "AMAZON" | "MERCADO_LIVRE" | "SHOPEE";
export type DiscoverFiltersQuery$variables = {
  shop: ConnectableShop;
};
export type DiscoverFiltersQuery$data = {
  readonly viewer: {
    readonly shopCategories: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  } | null | undefined;
};
export type DiscoverFiltersQuery = {
  response: DiscoverFiltersQuery$data;
  variables: DiscoverFiltersQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "shop"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "shop",
      "variableName": "shop"
    }
  ],
  "concreteType": "ShopCategory",
  "kind": "LinkedField",
  "name": "shopCategories",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DiscoverFiltersQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "DiscoverFiltersQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "640fd49586770aff236b8c8c78600a20deea07d7d9ce1b4d4388ff3b6d8a7c11",
    "metadata": {},
    "name": "DiscoverFiltersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e702d615d170e66bfda0dcc404364534";

export default node;
