/**
 * @generated SignedSource<<e2ae1b7e9cf7fbd09b5435a56fa9ceb1>>
 * @relayHash 9d35a82b408525ae46d05b3c11b0d8b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 54d24afd2b8bf21083afc3700eadfcf2f800f95fa6bd9c597bdc452bc8a0e1ad

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
            "name": "state",
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
            "concreteType": "ShopTrouble",
            "kind": "LinkedField",
            "name": "trouble",
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
    "id": "54d24afd2b8bf21083afc3700eadfcf2f800f95fa6bd9c597bdc452bc8a0e1ad",
    "metadata": {},
    "name": "useConnectionChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};

(node as any).hash = "6f4c7c0111421bce92d099d1249d1e12";

export default node;
