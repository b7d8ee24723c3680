/**
 * @generated SignedSource<<5c09b2cd08fae05cc47de0eaa8ee2671>>
 * @relayHash 35b97f83b7d9b6df0dee10b931c2779a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a8ccb8e5725827e08a74acf6bffd6183e4ebe628e2231b90d280cb8a911f2eb

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useClaimChangesSubscription$variables = Record<PropertyKey, never>;
export type useClaimChangesSubscription$data = {
  readonly groupClaimChanged: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ClaimProgress_claim">;
  } | null | undefined;
};
export type useClaimChangesSubscription = {
  response: useClaimChangesSubscription$data;
  variables: useClaimChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useClaimChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "GroupClaim",
        "kind": "LinkedField",
        "name": "groupClaimChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ClaimProgress_claim"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useClaimChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "GroupClaim",
        "kind": "LinkedField",
        "name": "groupClaimChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "statusMessage",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "proofCode",
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
            "name": "expiresAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0a8ccb8e5725827e08a74acf6bffd6183e4ebe628e2231b90d280cb8a911f2eb",
    "metadata": {},
    "name": "useClaimChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f76de0647092f93fcd83e65b5b6c46eb";

export default node;
