/**
 * @generated SignedSource<<cee65fe68193123e88ab77a69de808b3>>
 * @relayHash 017d913c6ed72b03215724df4d872873
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35da06cc55ba2d39cd5be04718f8f82bd08df2a013cbc9f719d1f82218b310df

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useAppearanceChangesSubscription$variables = Record<PropertyKey, never>;
export type useAppearanceChangesSubscription$data = {
  readonly appearanceChanged: {
    readonly " $fragmentSpreads": FragmentRefs<"appearanceWhole_appearance">;
  };
};
export type useAppearanceChangesSubscription = {
  response: useAppearanceChangesSubscription$data;
  variables: useAppearanceChangesSubscription$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useAppearanceChangesSubscription",
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
            "name": "appearanceWhole_appearance"
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
    "name": "useAppearanceChangesSubscription",
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
    "id": "35da06cc55ba2d39cd5be04718f8f82bd08df2a013cbc9f719d1f82218b310df",
    "metadata": {},
    "name": "useAppearanceChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};

(node as any).hash = "5efb7fe73f5fb986a128e8acd49d2267";

export default node;
