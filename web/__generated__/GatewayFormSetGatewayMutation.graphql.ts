/**
 * @generated SignedSource<<13c93d8af50d45b798116542f06878f0>>
 * @relayHash adaa329c29ca1ff39bcaad9c0f18b212
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80f593f5ec3c6ec092c0768eb55c43e3cf214b815307fcd9d92aa94abe0e051f

import { ConcreteRequest } from 'relay-runtime';
export type SetMessengerGatewayInput = {
  key: string;
  url: string;
};
export type GatewayFormSetGatewayMutation$variables = {
  input: SetMessengerGatewayInput;
};
export type GatewayFormSetGatewayMutation$data = {
  readonly setMessengerGateway: {
    readonly code?: string;
    readonly message?: string;
    readonly path?: ReadonlyArray<string>;
    readonly url?: string;
  };
};
export type GatewayFormSetGatewayMutation = {
  response: GatewayFormSetGatewayMutation$data;
  variables: GatewayFormSetGatewayMutation$variables;
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
      "name": "url",
      "storageKey": null
    }
  ],
  "type": "MessengerGateway",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
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
    "name": "GatewayFormSetGatewayMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setMessengerGateway",
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
    "name": "GatewayFormSetGatewayMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setMessengerGateway",
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
    "id": "80f593f5ec3c6ec092c0768eb55c43e3cf214b815307fcd9d92aa94abe0e051f",
    "metadata": {},
    "name": "GatewayFormSetGatewayMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "564f877903793d0f0704bc9a04138880";

export default node;
