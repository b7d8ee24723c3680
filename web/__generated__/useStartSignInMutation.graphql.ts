/**
 * @generated SignedSource<<f5156b1e8955f69d101a01e5ebefa32d>>
 * @relayHash f4cdbc6e02075b16eb335e03ebbe3005
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a64f53b133701f12bd573089eb02fd220f549647df688339c1af9a56d14a43e2

import { ConcreteRequest } from 'relay-runtime';
export type ConnectableShop = "ALIEXPRESS" | "AMAZON" | "MERCADO_LIVRE" | "SHOPEE";
export type StartShopSignInInput = {
  shop: ConnectableShop;
};
export type useStartSignInMutation$variables = {
  input: StartShopSignInInput;
};
export type useStartSignInMutation$data = {
  readonly startShopSignIn: {
    readonly address?: string;
    readonly code?: string;
    readonly message?: string;
  };
};
export type useStartSignInMutation = {
  response: useStartSignInMutation$data;
  variables: useStartSignInMutation$variables;
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
    "name": "useStartSignInMutation",
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
    "name": "useStartSignInMutation",
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
    "id": "a64f53b133701f12bd573089eb02fd220f549647df688339c1af9a56d14a43e2",
    "metadata": {},
    "name": "useStartSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1d60ed861ba4245806463df621a5d91b";

export default node;
