/**
 * @generated SignedSource<<7d9d69d11c9b5e48ac66e36b69b22bf0>>
 * @relayHash ca0d883cd77b0134fc59bdc51339989e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dfeee63f22cb756540ce9d6852122b939d7dc6f1f7de7b3b13ef43d83cf08a1

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AccountScreenSubscription$variables = Record<PropertyKey, never>;
export type AccountScreenSubscription$data = {
  readonly viewerChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"AcceptedCard_viewer" | "DataCard_viewer" | "DeletionCard_viewer" | "SignInCards_viewer">;
  };
};
export type AccountScreenSubscription = {
  response: AccountScreenSubscription$data;
  variables: AccountScreenSubscription$variables;
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
    "name": "AccountScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewerChanged",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SignInCards_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DataCard_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AcceptedCard_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DeletionCard_viewer"
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
    "name": "AccountScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewerChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "DataExport",
            "kind": "LinkedField",
            "name": "latestDataExport",
            "plural": false,
            "selections": [
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
                "name": "requestedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expiresAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "downloadUrl",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Acceptance",
            "kind": "LinkedField",
            "name": "acceptances",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "document",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "acceptedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "deletesAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9dfeee63f22cb756540ce9d6852122b939d7dc6f1f7de7b3b13ef43d83cf08a1",
    "metadata": {},
    "name": "AccountScreenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "1ecb6cf2364b9ca3353ec629f8478d2d";

export default node;
