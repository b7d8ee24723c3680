/**
 * @generated SignedSource<<4964d513ae1010a842faa9ef42884ae5>>
 * @relayHash 38ffd269e9dde0ad04e3fe2c54c9c6d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a1a94fe194d6c22a058a33536a79aa7d26181b4023d706e5374a4be3ece1bea

import { ConcreteRequest } from 'relay-runtime';
export type useSendOfferCountedQuery$variables = Record<PropertyKey, never>;
export type useSendOfferCountedQuery$data = {
  readonly viewer: {
    readonly subscription: {
      readonly messageCount: number;
    };
  } | null | undefined;
};
export type useSendOfferCountedQuery = {
  response: useSendOfferCountedQuery$data;
  variables: useSendOfferCountedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "PlanSubscription",
  "kind": "LinkedField",
  "name": "subscription",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "messageCount",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSendOfferCountedQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "useSendOfferCountedQuery",
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
    "id": "5a1a94fe194d6c22a058a33536a79aa7d26181b4023d706e5374a4be3ece1bea",
    "metadata": {},
    "name": "useSendOfferCountedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5d1101020adff15e1d02e8e7d59ff4ec";

export default node;
