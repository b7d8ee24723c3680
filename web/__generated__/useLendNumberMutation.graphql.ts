/**
 * @generated SignedSource<<17e8a8293f957761a8ae5399315e9f1d>>
 * @relayHash 86e73f4a15421020166daed80564b5ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5010ff2373a587f98e2765723b136dfa20034af2099ccebf28bcc469c2548dc7

import { ConcreteRequest } from 'relay-runtime';
export type LendPlatformNumberInput = {
  sessionId: string;
};
export type useLendNumberMutation$variables = {
  input: LendPlatformNumberInput;
};
export type useLendNumberMutation$data = {
  readonly lendPlatformNumber: {
    readonly code?: string;
    readonly message?: string;
    readonly platformNumber?: {
      readonly number: string;
    } | null | undefined;
  };
};
export type useLendNumberMutation = {
  response: useLendNumberMutation$data;
  variables: useLendNumberMutation$variables;
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
    "name": "useLendNumberMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "lendPlatformNumber",
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
    "name": "useLendNumberMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "lendPlatformNumber",
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
    "id": "5010ff2373a587f98e2765723b136dfa20034af2099ccebf28bcc469c2548dc7",
    "metadata": {},
    "name": "useLendNumberMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4c8ddcbbe8901aa543d8b6cbd3588aa3";

export default node;
