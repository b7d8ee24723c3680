/**
 * @generated SignedSource<<ebe9099d5e57ce24f97e4947e68ddbcf>>
 * @relayHash da1674f015a119fc5ade088763aeeb7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b61228db208cfb5feef5631bcf5da3f8965e6292f6cdec39688f1154de5035dd

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ShopScreenSubscription$variables = Record<PropertyKey, never>;
export type ShopScreenSubscription$data = {
  readonly shopConnectionChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"ConnectionCard_full">;
  } | null | undefined;
};
export type ShopScreenSubscription = {
  response: ShopScreenSubscription$data;
  variables: ShopScreenSubscription$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ShopScreenSubscription",
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
            "name": "ConnectionCard_full"
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
    "name": "ShopScreenSubscription",
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
    "id": "b61228db208cfb5feef5631bcf5da3f8965e6292f6cdec39688f1154de5035dd",
    "metadata": {},
    "name": "ShopScreenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};

(node as any).hash = "9e82b7d6d7e58bd03a3b95630579ca2f";

export default node;
