/**
 * @generated SignedSource<<e5b41364cb27aa700a33a91f842f2bf4>>
 * @relayHash 87f26b784ffdbcc2e0487a4153238631
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 668f3ed415bea1e767917f4cce60620e8c44de5071616355e59121e847da5eb6

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BringGroupSubscription$variables = Record<PropertyKey, never>;
export type BringGroupSubscription$data = {
  readonly groupClaimChanged: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ClaimProgress_claim">;
  } | null | undefined;
};
export type BringGroupSubscription = {
  response: BringGroupSubscription$data;
  variables: BringGroupSubscription$variables;
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
    "name": "BringGroupSubscription",
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
    "name": "BringGroupSubscription",
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
    "id": "668f3ed415bea1e767917f4cce60620e8c44de5071616355e59121e847da5eb6",
    "metadata": {},
    "name": "BringGroupSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "42e8c3a32396a11431f1e8108ed20626";

export default node;
