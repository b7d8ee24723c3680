/**
 * @generated SignedSource<<59c2caa71bfb113f9a22c84a1c5e120a>>
 * @relayHash eb976a06bb5e27813b7998fe0095e581
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2de8774d0f74d2a8a3a08e37d6f151a8617cc235114f066a9a98b26ab20ee2a8

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useConnectionChangesSubscription$variables = Record<PropertyKey, never>;
export type useConnectionChangesSubscription$data = {
  readonly shopConnectionChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"connectionWhole_connection">;
  } | null | undefined;
};
export type useConnectionChangesSubscription = {
  response: useConnectionChangesSubscription$data;
  variables: useConnectionChangesSubscription$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useConnectionChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ShopConnection",
        "kind": "LinkedField",
        "name": "shopConnectionChanged",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "connectionWhole_connection"
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
    "name": "useConnectionChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ShopConnection",
        "kind": "LinkedField",
        "name": "shopConnectionChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shop",
            "storageKey": null
          },
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
            "name": "accountName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "credentialHint",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastSuccessAt",
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
            "name": "pausedUntil",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ShopProblem",
            "kind": "LinkedField",
            "name": "problem",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "code",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "since",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ShopCallQuota",
            "kind": "LinkedField",
            "name": "quota",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "used",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "allowed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "resetsAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2de8774d0f74d2a8a3a08e37d6f151a8617cc235114f066a9a98b26ab20ee2a8",
    "metadata": {},
    "name": "useConnectionChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};

(node as any).hash = "6f4c7c0111421bce92d099d1249d1e12";

export default node;
