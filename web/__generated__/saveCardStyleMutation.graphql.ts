/**
 * @generated SignedSource<<781c0efec4059cc82b92cc3a19294b8d>>
 * @relayHash 8138c15a2684f215e612618b3f7f0774
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4968a73756c9c8a676af0e63641b01bbe3b0a9bcf2a86d922a002fffa2105ec4

import { ConcreteRequest } from 'relay-runtime';
export type Picture = "PRODUCT" | "SQUARE_CARD" | "STORY_CARD";
export type UpdateCardStyleInput = {
  accent?: string | null | undefined;
  background?: string | null | undefined;
  picture?: Picture | null | undefined;
};
export type saveCardStyleMutation$variables = {
  input: UpdateCardStyleInput;
};
export type saveCardStyleMutation$data = {
  readonly updateCardStyle: {
    readonly __typename: "CardStyle";
    readonly code?: string;
    readonly message?: string;
  };
};
export type saveCardStyleMutation = {
  response: saveCardStyleMutation$data;
  variables: saveCardStyleMutation$variables;
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "saveCardStyleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateCardStyle",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/)
            ],
            "type": "CardStyle",
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
    "name": "saveCardStyleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateCardStyle",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4968a73756c9c8a676af0e63641b01bbe3b0a9bcf2a86d922a002fffa2105ec4",
    "metadata": {},
    "name": "saveCardStyleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5dd28ec5deb1ebcd5e846460456c1c94";

export default node;
