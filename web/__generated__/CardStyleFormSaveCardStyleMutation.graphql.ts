/**
 * @generated SignedSource<<a135797caab2175a9a30028dd9b66ac4>>
 * @relayHash b1a3fc13737764d50227b0701639f1c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcf4d90098540e56d8cd2a787bc427f5b58d1dd9f7c8d2cb13051b469c866b3a

import { ConcreteRequest } from 'relay-runtime';
export type Picture = "PRODUCT" | "SQUARE_CARD" | "STORY_CARD";
export type UpdateCardStyleInput = {
  accent?: string | null | undefined;
  background?: string | null | undefined;
  picture?: Picture | null | undefined;
};
export type CardStyleFormSaveCardStyleMutation$variables = {
  input: UpdateCardStyleInput;
};
export type CardStyleFormSaveCardStyleMutation$data = {
  readonly updateCardStyle: {
    readonly __typename: "CardStyle";
    readonly code?: string;
    readonly message?: string;
  };
};
export type CardStyleFormSaveCardStyleMutation = {
  response: CardStyleFormSaveCardStyleMutation$data;
  variables: CardStyleFormSaveCardStyleMutation$variables;
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
    "name": "CardStyleFormSaveCardStyleMutation",
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
    "name": "CardStyleFormSaveCardStyleMutation",
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
    "id": "dcf4d90098540e56d8cd2a787bc427f5b58d1dd9f7c8d2cb13051b469c866b3a",
    "metadata": {},
    "name": "CardStyleFormSaveCardStyleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3e7072969b4be2b1ac021e54c40ec533";

export default node;
