/**
 * @generated SignedSource<<a8805869f85d21ce71e022674d179f9e>>
 * @relayHash 185649dba7f8e9726112903e2298f032
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8da5106fc44a0f12586e4b94f5e9f28488fa2e35b158cf5c9e7d25a26b567dda

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DuplicateThemeInput = {
  id: string;
};
export type themeMutationsCloneMutation$variables = {
  input: DuplicateThemeInput;
};
export type themeMutationsCloneMutation$data = {
  readonly duplicateTheme: {
    readonly __typename: string;
    readonly ThemeCard_theme: {
      readonly " $fragmentSpreads": FragmentRefs<"ThemeCard_theme">;
    } | null | undefined;
    readonly code?: string;
    readonly message?: string;
  };
};
export type themeMutationsCloneMutation = {
  response: themeMutationsCloneMutation$data;
  variables: themeMutationsCloneMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
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
    }
  ],
  "type": "UserError",
  "abstractKey": "__isUserError"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "themeMutationsCloneMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "duplicateTheme",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ThemeCard_theme"
                }
              ],
              "type": "Theme",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "ThemeCard_theme"
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "themeMutationsCloneMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "duplicateTheme",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
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
            "type": "Theme",
            "abstractKey": null
          },
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/)
            ],
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8da5106fc44a0f12586e4b94f5e9f28488fa2e35b158cf5c9e7d25a26b567dda",
    "metadata": {},
    "name": "themeMutationsCloneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "446e6c61c3f3c70cdbe8ce2e1f4999df";

export default node;
