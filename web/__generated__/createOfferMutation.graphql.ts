/**
 * @generated SignedSource<<2bc66fac6a57f0330b8f7ed7a9705629>>
 * @relayHash d3b7ab77d3a073feee6ccd020072149b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65d91a45764c24e5b7aa1a3a3394ab96537571f537951a52543f48141adf0fa7

import { ConcreteRequest } from 'relay-runtime';
export type CreateOfferFromProductInput = {
  key?: string | null | undefined;
  productId: string;
};
export type createOfferMutation$variables = {
  input: CreateOfferFromProductInput;
};
export type createOfferMutation$data = {
  readonly createOfferFromProduct: {
    readonly code?: string;
    readonly id?: string;
    readonly message?: string;
  };
};
export type createOfferMutation = {
  response: createOfferMutation$data;
  variables: createOfferMutation$variables;
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
    "name": "createOfferMutation",
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
    "name": "createOfferMutation",
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
    "id": "65d91a45764c24e5b7aa1a3a3394ab96537571f537951a52543f48141adf0fa7",
    "metadata": {},
    "name": "createOfferMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "530cc66946253b0f4e1aa861ac2d9c06";

export default node;
