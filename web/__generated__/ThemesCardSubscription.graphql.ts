/**
 * @generated SignedSource<<c796934502ccb2a8c0f83411f8ed2c98>>
 * @relayHash 60751b04eceb2ee424b010375a045780
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d5ea1254a4c605de728c78ffeeb8e335c7249eddd393fca14b5f55aa559cba9

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ThemesCardSubscription$variables = Record<PropertyKey, never>;
export type ThemesCardSubscription$data = {
  readonly themesChanged: {
    readonly id: string;
    readonly theme: {
      readonly " $fragmentSpreads": FragmentRefs<"ThemeCard_theme">;
    } | null | undefined;
  };
};
export type ThemesCardSubscription = {
  response: ThemesCardSubscription$data;
  variables: ThemesCardSubscription$variables;
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
    "name": "ThemesCardSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ThemesChanged",
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
                "name": "ThemeCard_theme"
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
    "name": "ThemesCardSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ThemesChanged",
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
              (v0/*:: as any*/),
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
    "id": "9d5ea1254a4c605de728c78ffeeb8e335c7249eddd393fca14b5f55aa559cba9",
    "metadata": {},
    "name": "ThemesCardSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "77f51c695539811b886230dbb657d2b5";

export default node;
