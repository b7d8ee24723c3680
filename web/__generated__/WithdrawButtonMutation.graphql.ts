/**
 * @generated SignedSource<<5374688aa83fe6642d014dcf06b8ed40>>
 * @relayHash 64f5f6d94e806a420023f2e2e49593f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9771450ddf8ff4b51b4ac2b7085c4d725fcb390815fc0759286852567eb3bf8a

import { ConcreteRequest } from 'relay-runtime';
export type WithdrawButtonMutation$variables = Record<PropertyKey, never>;
export type WithdrawButtonMutation$data = {
  readonly withdrawPlatformNumber: {
    readonly code?: string;
    readonly message?: string;
    readonly platformNumber?: {
      readonly number: string;
    } | null | undefined;
  };
};
export type WithdrawButtonMutation = {
  response: WithdrawButtonMutation$data;
  variables: WithdrawButtonMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PlatformNumber",
      "kind": "LinkedField",
      "name": "platformNumber",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PlatformNumberChange",
  "abstractKey": null
},
v1 = {
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "WithdrawButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "withdrawPlatformNumber",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WithdrawButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "withdrawPlatformNumber",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9771450ddf8ff4b51b4ac2b7085c4d725fcb390815fc0759286852567eb3bf8a",
    "metadata": {},
    "name": "WithdrawButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fd0ce1782d92f028efa059e215af535e";

export default node;
