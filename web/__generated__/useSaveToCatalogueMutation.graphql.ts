/**
 * @generated SignedSource<<4f01e8b8b7196357bc3bd7e304a0cfce>>
 * @relayHash 0fd39ff29691727029b9beaae4bbccd3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c905636e4ad4fc7f2c560f87ea668ce49938292d842f892f97c5314034227074

import { ConcreteRequest } from 'relay-runtime';
export type SaveProductInput = {
  note?: string | null | undefined;
  offerId?: string | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  url?: string | null | undefined;
};
export type useSaveToCatalogueMutation$variables = {
  input: SaveProductInput;
};
export type useSaveToCatalogueMutation$data = {
  readonly saveProduct: {
    readonly code?: string;
    readonly id?: string;
    readonly message?: string;
  };
};
export type useSaveToCatalogueMutation = {
  response: useSaveToCatalogueMutation$data;
  variables: useSaveToCatalogueMutation$variables;
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
    "name": "useSaveToCatalogueMutation",
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
    "name": "useSaveToCatalogueMutation",
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
    "id": "c905636e4ad4fc7f2c560f87ea668ce49938292d842f892f97c5314034227074",
    "metadata": {},
    "name": "useSaveToCatalogueMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "317ad002715dea9eda84a66fda38b804";

export default node;
