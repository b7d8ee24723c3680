/**
 * @generated SignedSource<<f089b0a53332a54a784a8b132da1c026>>
 * @relayHash ba7a528931d4484977179dbff2ca9152
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb2d5c2268bacbc806942fcbbaa3ebb49389944fea756a6291e816afaf78e25f

import { ConcreteRequest } from 'relay-runtime';
export type Channel = "EVOLUTION" | "PLATFORM" | "TELEGRAM" | "WHATSAPP";
export type StartPairingInput = {
  channel: Channel;
  isNewNumber?: boolean | null | undefined;
  phone?: string | null | undefined;
};
export type useStartPairingMutation$variables = {
  input: StartPairingInput;
};
export type useStartPairingMutation$data = {
  readonly startPairing: {
    readonly code?: string;
    readonly id?: string;
    readonly message?: string;
  };
};
export type useStartPairingMutation = {
  response: useStartPairingMutation$data;
  variables: useStartPairingMutation$variables;
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
    "name": "useStartPairingMutation",
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
    "name": "useStartPairingMutation",
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
    "id": "cb2d5c2268bacbc806942fcbbaa3ebb49389944fea756a6291e816afaf78e25f",
    "metadata": {},
    "name": "useStartPairingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c94d010b6736924d3be734974bb16cf7";

export default node;
