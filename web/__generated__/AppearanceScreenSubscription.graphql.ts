/**
 * @generated SignedSource<<d3b92147e0c81c9170ef2cb4f2c73c67>>
 * @relayHash a76c273868cb59a6a15b883b91d4cfb7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f045346507249189656dbf27c9758d3da598ec084ef41aa2abfc0e1959c5878

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AppearanceScreenSubscription$variables = Record<PropertyKey, never>;
export type AppearanceScreenSubscription$data = {
  readonly appearanceChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"AppearanceScreen_full">;
  };
};
export type AppearanceScreenSubscription = {
  response: AppearanceScreenSubscription$data;
  variables: AppearanceScreenSubscription$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AppearanceScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Appearance",
        "kind": "LinkedField",
        "name": "appearanceChanged",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AppearanceScreen_full"
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
    "name": "AppearanceScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Appearance",
        "kind": "LinkedField",
        "name": "appearanceChanged",
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
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "sidebarColor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "primaryColor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cardColor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "canUndo",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7f045346507249189656dbf27c9758d3da598ec084ef41aa2abfc0e1959c5878",
    "metadata": {},
    "name": "AppearanceScreenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};

(node as any).hash = "617e5082a04f9197933db3b84979eb3d";

export default node;
