/**
 * @generated SignedSource<<db443fcbfeec7ab6bdc1b868a66d875a>>
 * @relayHash f68dc0dc6b01f08b666df6bddf9d649c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 780f2501bdb2149dae3680b1b43eefc6c2609110225aa02ef4c349537525686c

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
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sentence",
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
    "id": "780f2501bdb2149dae3680b1b43eefc6c2609110225aa02ef4c349537525686c",
    "metadata": {},
    "name": "BringGroupSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "42e8c3a32396a11431f1e8108ed20626";

export default node;
