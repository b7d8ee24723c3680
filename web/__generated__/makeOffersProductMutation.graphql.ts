/**
 * @generated SignedSource<<0ef2bf7b393975f8aad0df58f5b8ccb0>>
 * @relayHash 79cb60114e51404b345b2ca32b498138
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb921dae60eb7a106aa3d9adbbc6dcfad2edd038fb64349ec887cd4612c4ddb6

import { ConcreteRequest } from 'relay-runtime';
export type CreateOfferFromProductInput = {
  key?: string | null | undefined;
  productId: string;
};
export type makeOffersProductMutation$variables = {
  input: CreateOfferFromProductInput;
};
export type makeOffersProductMutation$data = {
  readonly createOfferFromProduct: {
    readonly id?: string;
    readonly message?: string;
  };
};
export type makeOffersProductMutation = {
  response: makeOffersProductMutation$data;
  variables: makeOffersProductMutation$variables;
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
    "name": "makeOffersProductMutation",
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
    "name": "makeOffersProductMutation",
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
    "id": "cb921dae60eb7a106aa3d9adbbc6dcfad2edd038fb64349ec887cd4612c4ddb6",
    "metadata": {},
    "name": "makeOffersProductMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "76739b9af2b7f96ec07e469fd29e8185";

export default node;
