/**
 * @generated SignedSource<<7692ce1ed03e97675c31d7b98c722dc4>>
 * @relayHash 071e7ce758db3e0823dc6df1d460fc39
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88f83a246bd346f233b28cd7500b1b9fdef3b6406d5485cbc2406c4f45e4d47d

import { ConcreteRequest } from 'relay-runtime';
export type ConnectableShop = "ALIEXPRESS" | "AMAZON" | "MERCADO_LIVRE" | "SHOPEE";
export type StartShopSignInInput = {
  shop: ConnectableShop;
};
export type SignInButtonStartSignInMutation$variables = {
  input: StartShopSignInInput;
};
export type SignInButtonStartSignInMutation$data = {
  readonly startShopSignIn: {
    readonly address?: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type SignInButtonStartSignInMutation = {
  response: SignInButtonStartSignInMutation$data;
  variables: SignInButtonStartSignInMutation$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    }
  ],
  "type": "ShopSignInStart",
  "abstractKey": null
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
    "name": "SignInButtonStartSignInMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startShopSignIn",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "name": "SignInButtonStartSignInMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startShopSignIn",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "88f83a246bd346f233b28cd7500b1b9fdef3b6406d5485cbc2406c4f45e4d47d",
    "metadata": {},
    "name": "SignInButtonStartSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a459228208a50c64587950398b92ae33";

export default node;
