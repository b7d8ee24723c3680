/**
 * @generated SignedSource<<2adb5eec7996256d8c80e12d4bf0c855>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UpdateAffiliateTagsInput = {
  amazonTag?: string | null | undefined;
  mercadoLivreTool?: string | null | undefined;
  mercadoLivreWord?: string | null | undefined;
  shopeeId?: string | null | undefined;
};
export type useUpdateTagsMutation$variables = {
  input: UpdateAffiliateTagsInput;
};
export type useUpdateTagsMutation$data = {
  readonly updateAffiliateTags: {
    readonly TagsForm_viewer: {
      readonly " $fragmentSpreads": FragmentRefs<"TagsForm_viewer">;
    } | null | undefined;
    readonly affiliateTags?: {
      readonly amazonTag: string | null | undefined;
      readonly mercadoLivreTool: string | null | undefined;
      readonly mercadoLivreWord: string | null | undefined;
      readonly shopeeId: string | null | undefined;
    };
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
  };
};
export type useUpdateTagsMutation = {
  response: useUpdateTagsMutation$data;
  variables: useUpdateTagsMutation$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AffiliateTags",
      "kind": "LinkedField",
      "name": "affiliateTags",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amazonTag",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shopeeId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mercadoLivreWord",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mercadoLivreTool",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
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
    "name": "useUpdateTagsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateAffiliateTags",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "TagsForm_viewer"
                }
              ],
              "type": "User",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "TagsForm_viewer"
          },
          (v2/*:: as any*/),
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
    "name": "useUpdateTagsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateAffiliateTags",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
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
    "cacheID": "06850690a2bb02434840e83b07c15acd",
    "id": null,
    "metadata": {},
    "name": "useUpdateTagsMutation",
    "operationKind": "mutation",
    "text": "mutation useUpdateTagsMutation(\n  $input: UpdateAffiliateTagsInput!\n) {\n  updateAffiliateTags(input: $input) {\n    __typename\n    ...TagsForm_viewer\n    ... on User {\n      affiliateTags {\n        amazonTag\n        shopeeId\n        mercadoLivreWord\n        mercadoLivreTool\n      }\n    }\n    ... on UserError {\n      __isUserError: __typename\n      code\n      message\n      path\n    }\n    ... on Node {\n      __isNode: __typename\n      id\n    }\n  }\n}\n\nfragment TagsForm_viewer on User {\n  affiliateTags {\n    amazonTag\n    shopeeId\n    mercadoLivreWord\n    mercadoLivreTool\n  }\n}\n"
  }
};
})();

(node as any).hash = "5c2d44d263e0d40e7b8e0dbcb69ac438";

export default node;
