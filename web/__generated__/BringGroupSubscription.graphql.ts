/**
 * @generated SignedSource<<7fa2d8ac84a06e63ceb39a9e9895ab51>>
 * @relayHash 50f05f8897b8049e2b70beccbbe2fed8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c928a038b23742cf49f39cecb68df36a5f44abd36d2d867878433acd6200785

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BringGroupSubscription$variables = Record<PropertyKey, never>;
export type BringGroupSubscription$data = {
  readonly groupClaimChanged: {
    readonly groupClaim: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ClaimProgress_claim">;
    } | null | undefined;
  };
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
        "concreteType": "GroupClaimChanged",
        "kind": "LinkedField",
        "name": "groupClaimChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "GroupClaim",
            "kind": "LinkedField",
            "name": "groupClaim",
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
        "concreteType": "GroupClaimChanged",
        "kind": "LinkedField",
        "name": "groupClaimChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "GroupClaim",
            "kind": "LinkedField",
            "name": "groupClaim",
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
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4c928a038b23742cf49f39cecb68df36a5f44abd36d2d867878433acd6200785",
    "metadata": {},
    "name": "BringGroupSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "99792dbb0da3fc8297090c1316f7a0cc";

export default node;
