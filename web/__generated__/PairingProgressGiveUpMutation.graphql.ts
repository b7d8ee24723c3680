/**
 * @generated SignedSource<<f6f6adf2023f4ca72af2b682351a8316>>
 * @relayHash 74d26b731fec81e9774a1d215991222a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbc0415a3e9e47d633147baffaf9bc0e9a6a15a7e0d06436c998aefaff1a3286

import { ConcreteRequest } from 'relay-runtime';
export type PairingState = "AGREED" | "CANCELED" | "FAILED" | "PAIRED" | "SHOWING" | "WAITING";
export type CancelPairingInput = {
  pairingId: string;
};
export type PairingProgressGiveUpMutation$variables = {
  input: CancelPairingInput;
};
export type PairingProgressGiveUpMutation$data = {
  readonly cancelPairing: {
    readonly code?: string;
    readonly message?: string;
    readonly state?: PairingState;
  };
};
export type PairingProgressGiveUpMutation = {
  response: PairingProgressGiveUpMutation$data;
  variables: PairingProgressGiveUpMutation$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
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
    "name": "PairingProgressGiveUpMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "cancelPairing",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/)
            ],
            "type": "Pairing",
            "abstractKey": null
          },
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
    "name": "PairingProgressGiveUpMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "cancelPairing",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "type": "Pairing",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dbc0415a3e9e47d633147baffaf9bc0e9a6a15a7e0d06436c998aefaff1a3286",
    "metadata": {},
    "name": "PairingProgressGiveUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "876a5e13531099aed7fb35ef4055c504";

export default node;
