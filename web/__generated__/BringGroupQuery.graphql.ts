/**
 * @generated SignedSource<<ebf0857dee6bc8ea49d881b6a8eeafbe>>
 * @relayHash b84b9cd6faad2e4110146843df373be1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9eaa1db4ec4834b41516006461e5b695b9133bb360612ef7e5304885b77748d

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GroupClaimStatus = "APPROVAL" | "CANCELED" | "CLAIMED" | "EXPIRED" | "FAILED" | "JOINING" | "LOOKING" | "LOST" | "WAITING";
export type BringGroupQuery$variables = Record<PropertyKey, never>;
export type BringGroupQuery$data = {
  readonly viewer: {
    readonly groupClaim: {
      readonly id: string;
      readonly status: GroupClaimStatus;
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
  "name": "status",
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
        "concreteType": "Viewer",
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
        "concreteType": "Viewer",
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
    "id": "e9eaa1db4ec4834b41516006461e5b695b9133bb360612ef7e5304885b77748d",
    "metadata": {},
    "name": "BringGroupQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0ae0b95cd99cc7fa4255e61947de9feb";

export default node;
