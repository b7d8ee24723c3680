/**
 * @generated SignedSource<<719839ba2e80edd5b24bcfd26c6af97d>>
 * @relayHash c68a17d683370faeb2f0e7affe8db087
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62cb91e497da56843cd5e3ba8ecd7c92d8f338ba7c7b54f87d693129d7a518c7

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ThemesCardSubscription$variables = Record<PropertyKey, never>;
export type ThemesCardSubscription$data = {
  readonly themesChanged: {
    readonly theme: {
      readonly " $fragmentSpreads": FragmentRefs<"ThemeCard_theme">;
    } | null | undefined;
    readonly themeId: string;
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
  "name": "themeId",
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
    "id": "62cb91e497da56843cd5e3ba8ecd7c92d8f338ba7c7b54f87d693129d7a518c7",
    "metadata": {},
    "name": "ThemesCardSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "df654915b484d41abd7df77c32cc9001";

export default node;
