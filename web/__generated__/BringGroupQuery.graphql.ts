/**
 * @generated SignedSource<<e7b2fdc41c50ed9d7710ca9a9cba65c6>>
 * @relayHash 063a41ebd0f77de31c2cab4247ce6a5a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ca68100f497647e228f7dbd0e0664e6359b977575cc0ad5db00f3a3597c4373

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GroupClaimState = "APPROVAL" | "CANCELED" | "CLAIMED" | "EXPIRED" | "FAILED" | "JOINING" | "LOOKING" | "LOST" | "WAITING";
export type BringGroupQuery$variables = Record<PropertyKey, never>;
export type BringGroupQuery$data = {
  readonly viewer: {
    readonly groupClaim: {
      readonly id: string;
      readonly state: GroupClaimState;
      readonly " $fragmentSpreads": FragmentRefs<"ClaimProgress_claim">;
    } | null | undefined;
  } | null | undefined;
};
export type BringGroupQuery = {
  response: BringGroupQuery$data;
  variables: BringGroupQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BringGroupQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
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
              (v1/*:: as any*/),
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BringGroupQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
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
              (v1/*:: as any*/),
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
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3ca68100f497647e228f7dbd0e0664e6359b977575cc0ad5db00f3a3597c4373",
    "metadata": {},
    "name": "BringGroupQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c1c0f2c186ecf1c61b65419efd313e1f";

export default node;
