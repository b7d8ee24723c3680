/**
 * @generated SignedSource<<9b8236010fbed75fd6f5f94064ef237a>>
 * @relayHash fe34b44681980ae55047b83b61b27f22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59ce07e5e5366c607bcb414a80921d2dbc78714ac341328bae0fe27974cc0c0a

import { ConcreteRequest } from 'relay-runtime';
export type CreateOfferFromProductInput = {
  key?: string | null | undefined;
  productId: string;
};
export type useMakeOffersProductMutation$variables = {
  input: CreateOfferFromProductInput;
};
export type useMakeOffersProductMutation$data = {
  readonly createOfferFromProduct: {
    readonly id?: string;
    readonly message?: string;
  };
};
export type useMakeOffersProductMutation = {
  response: useMakeOffersProductMutation$data;
  variables: useMakeOffersProductMutation$variables;
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
  "type": "Offer",
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
    "name": "useMakeOffersProductMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createOfferFromProduct",
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
    "name": "useMakeOffersProductMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createOfferFromProduct",
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
    "id": "59ce07e5e5366c607bcb414a80921d2dbc78714ac341328bae0fe27974cc0c0a",
    "metadata": {},
    "name": "useMakeOffersProductMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "55f23ceea7a31573a382ee7e7db5824d";

export default node;
