/**
 * @generated SignedSource<<98945c7f49918aa604a1fa940a3f6acd>>
 * @relayHash 5f614372c202b7e3485010870a0912d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e593524751ddf9266ab722a859da7bfa71ef57fbcefdf905fe4754c9fa865b4e

import { ConcreteRequest } from 'relay-runtime';
export type DeleteProductsInput = {
  productIds: ReadonlyArray<string>;
};
export type useDeleteProductsMutation$variables = {
  input: DeleteProductsInput;
};
export type useDeleteProductsMutation$data = {
  readonly deleteProducts: {
    readonly code?: string;
    readonly message?: string;
    readonly productIds?: ReadonlyArray<string>;
  };
};
export type useDeleteProductsMutation = {
  response: useDeleteProductsMutation$data;
  variables: useDeleteProductsMutation$variables;
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
  "name": "productIds",
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
    "name": "useDeleteProductsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteProducts",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/)
            ],
            "type": "DeletedProducts",
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
    "name": "useDeleteProductsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "deleteProducts",
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
                "name": "productIds"
              }
            ],
            "type": "DeletedProducts",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e593524751ddf9266ab722a859da7bfa71ef57fbcefdf905fe4754c9fa865b4e",
    "metadata": {},
    "name": "useDeleteProductsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "171969e802de9d4040a6128bb90ca7d2";

export default node;
