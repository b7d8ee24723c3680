/**
 * @generated SignedSource<<71e08d02592e51ae0542750de6846e65>>
 * @relayHash 62ad7cdd08d82e992c1e5afab68309e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df11b6b3c9f63c6315b2e72c02cd8d5f7f743c03ab0733250b588dbe82f9cc82

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
    "id": "df11b6b3c9f63c6315b2e72c02cd8d5f7f743c03ab0733250b588dbe82f9cc82",
    "metadata": {},
    "name": "useClaimChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f76de0647092f93fcd83e65b5b6c46eb";

export default node;
