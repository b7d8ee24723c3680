/**
 * @generated SignedSource<<ea2797a9a7595127750868de00a6a41d>>
 * @relayHash 0b8081caf6b9d2c4f7c22a4eebb6af4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20f6d56da8f89aefa11798311e4157ace583bf1538da13c53dcf69565e1f5a47

import { ConcreteRequest } from 'relay-runtime';
export type Marketplace = "ALIEXPRESS" | "AMAZON" | "MAGAZINE_LUIZA" | "MERCADO_LIVRE" | "OTHER" | "SHOPEE";
export type UpdateTemplateInput = {
  id: string;
  isActive?: boolean | null | undefined;
  marketplace?: Marketplace | null | undefined;
  name?: string | null | undefined;
  season?: TemplateSeasonInput | null | undefined;
  variants?: ReadonlyArray<TemplateVariantInput> | null | undefined;
  version: number;
};
export type TemplateSeasonInput = {
  firstDay: string;
  lastDay: string;
  name: string;
};
export type TemplateVariantInput = {
  body: string;
  slot?: number | null | undefined;
  weight: number;
};
export type templateUseOwnMutation$variables = {
  input: UpdateTemplateInput;
};
export type templateUseOwnMutation$data = {
  readonly updateTemplate: {
    readonly id?: string;
    readonly isActive?: boolean;
    readonly message?: string;
    readonly version?: number;
  };
};
export type templateUseOwnMutation = {
  response: templateUseOwnMutation$data;
  variables: templateUseOwnMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    (v2/*:: as any*/),
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
      "name": "isActive",
      "storageKey": null
    }
  ],
  "type": "Template",
  "abstractKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
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
    "name": "templateUseOwnMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateTemplate",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
    "name": "templateUseOwnMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateTemplate",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/)
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
    "id": "20f6d56da8f89aefa11798311e4157ace583bf1538da13c53dcf69565e1f5a47",
    "metadata": {},
    "name": "templateUseOwnMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "12eb9c4a13b51eb3cfc132938673f33d";

export default node;
