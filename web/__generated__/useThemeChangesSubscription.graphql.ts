/**
 * @generated SignedSource<<cda799efc5e680eb310cc6d88b2a2bb9>>
 * @relayHash 1b544a9a21d236efd492e40072456cc4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2d0bc3ab846104d8c6e2aa57b8d98adcda645fd726fe9156a231202ffe4b5bb

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useThemeChangesSubscription$variables = Record<PropertyKey, never>;
export type useThemeChangesSubscription$data = {
  readonly themesChanged: {
    readonly theme: {
      readonly " $fragmentSpreads": FragmentRefs<"themeWhole_theme">;
    } | null | undefined;
    readonly themeId: string;
  };
};
export type useThemeChangesSubscription = {
  response: useThemeChangesSubscription$data;
  variables: useThemeChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "themeId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useThemeChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ThemeChange",
        "kind": "LinkedField",
        "name": "themesChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Theme",
            "kind": "LinkedField",
            "name": "theme",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "themeWhole_theme"
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
    "name": "useThemeChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ThemeChange",
        "kind": "LinkedField",
        "name": "themesChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Theme",
            "kind": "LinkedField",
            "name": "theme",
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
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ThemeSettings",
                "kind": "LinkedField",
                "name": "settings",
                "plural": false,
                "selections": [
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
                  }
                ],
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
    "id": "e2d0bc3ab846104d8c6e2aa57b8d98adcda645fd726fe9156a231202ffe4b5bb",
    "metadata": {},
    "name": "useThemeChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "53f0ed3465958da49d77b35bc3171331";

export default node;
