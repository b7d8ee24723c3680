/**
 * @generated SignedSource<<0b78476b5340cc9d1a48b49d090cd3bb>>
 * @relayHash fb3e2f8c92da36e7fb15878181aca378
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18ad5607ed2623b557146cbbb49b90029e1e6db9d3838e595ef479a9f709b1ba

import { ConcreteRequest } from 'relay-runtime';
export type DeleteThemeInput = {
  id: string;
};
export type useDeleteThemeMutation$variables = {
  input: DeleteThemeInput;
};
export type useDeleteThemeMutation$data = {
  readonly deleteTheme: {
    readonly code?: string;
    readonly message?: string;
    readonly themeId?: string;
  };
};
export type useDeleteThemeMutation = {
  response: useDeleteThemeMutation$data;
  variables: useDeleteThemeMutation$variables;
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
  "name": "themeId",
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDeleteThemeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteTheme",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/)
            ],
            "type": "DeletedTheme",
            "abstractKey": null
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
    "name": "useDeleteThemeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteTheme",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "filters": null,
                "handle": "deleteRecord",
                "key": "",
                "kind": "ScalarHandle",
                "name": "themeId"
              }
            ],
            "type": "DeletedTheme",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "18ad5607ed2623b557146cbbb49b90029e1e6db9d3838e595ef479a9f709b1ba",
    "metadata": {},
    "name": "useDeleteThemeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "563767ad627ccc6c6562223b46a33740";

export default node;
