/**
 * @generated SignedSource<<74d3a624f332f66d771fa401db3bfb6f>>
 * @relayHash de478f6c79ac30f59ae5c33e7d219970
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ccacd3dfe503acac252512258fd7fa3833af2cf826a7685ad6bb8823a86bbf0

import { ConcreteRequest } from 'relay-runtime';
export type CreateOfferFromProductInput = {
  key?: string | null | undefined;
  productId: string;
};
export type useCreateOffersMutation$variables = {
  input: CreateOfferFromProductInput;
};
export type useCreateOffersMutation$data = {
  readonly createOfferFromProduct: {
    readonly code?: string;
    readonly id?: string;
    readonly message?: string;
  };
};
export type useCreateOffersMutation = {
  response: useCreateOffersMutation$data;
  variables: useCreateOffersMutation$variables;
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
    "name": "useCreateOffersMutation",
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
    "name": "useCreateOffersMutation",
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
    "id": "8ccacd3dfe503acac252512258fd7fa3833af2cf826a7685ad6bb8823a86bbf0",
    "metadata": {},
    "name": "useCreateOffersMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1fb67257ffcd4ea775192b5e5eb377c4";

export default node;
