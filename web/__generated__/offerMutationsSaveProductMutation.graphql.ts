/**
 * @generated SignedSource<<bf8e480b4ccc08cbf4431c46a3b379f1>>
 * @relayHash 6256960a894be36c1db8a74a1ccd60a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69daca75d878006e1d7068877e703d3b41a860bec4341cfc9ff2066a0c49ebec

import { ConcreteRequest } from 'relay-runtime';
export type SaveProductInput = {
  note?: string | null | undefined;
  offerId?: string | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  url?: string | null | undefined;
};
export type offerMutationsSaveProductMutation$variables = {
  input: SaveProductInput;
};
export type offerMutationsSaveProductMutation$data = {
  readonly saveProduct: {
    readonly code?: string;
    readonly id?: string;
    readonly message?: string;
  };
};
export type offerMutationsSaveProductMutation = {
  response: offerMutationsSaveProductMutation$data;
  variables: offerMutationsSaveProductMutation$variables;
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
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
],
v3 = {
  "kind": "InlineFragment",
  "selections": (v2/*:: as any*/),
  "type": "Product",
  "abstractKey": null
},
v4 = {
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
    "name": "offerMutationsSaveProductMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveProduct",
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
    "name": "offerMutationsSaveProductMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveProduct",
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
            "selections": (v2/*:: as any*/),
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "69daca75d878006e1d7068877e703d3b41a860bec4341cfc9ff2066a0c49ebec",
    "metadata": {},
    "name": "offerMutationsSaveProductMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ab454df8d221193e1055c9fe8a8275e1";

export default node;
