/**
 * @generated SignedSource<<fc26b64f4e7a41a5b7614698ecc997f7>>
 * @relayHash c4a1630126702156731f11a5d01a9344
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24bc6012d96c36f524697afd2f371839b6e2594c59fd36b8f39e2921d0f3d4e2

import { ConcreteRequest } from 'relay-runtime';
export type Channel = "EVOLUTION" | "PLATFORM" | "TELEGRAM" | "WHATSAPP";
export type StartPairingInput = {
  channel: Channel;
  isNewNumber?: boolean | null | undefined;
  phone?: string | null | undefined;
};
export type PairingFormStartPairingMutation$variables = {
  input: StartPairingInput;
};
export type PairingFormStartPairingMutation$data = {
  readonly startPairing: {
    readonly code?: string;
    readonly id?: string;
    readonly message?: string;
  };
};
export type PairingFormStartPairingMutation = {
  response: PairingFormStartPairingMutation$data;
  variables: PairingFormStartPairingMutation$variables;
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
      "name": "id",
      "storageKey": null
    }
  ],
  "type": "Pairing",
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
    "name": "PairingFormStartPairingMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startPairing",
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
    "name": "PairingFormStartPairingMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startPairing",
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
    "id": "24bc6012d96c36f524697afd2f371839b6e2594c59fd36b8f39e2921d0f3d4e2",
    "metadata": {},
    "name": "PairingFormStartPairingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9d6776c5862f2d5084ef9cc0bea0369b";

export default node;
