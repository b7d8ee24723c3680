/**
 * @generated SignedSource<<4bea3a51b12e8d9d24e16dcb13d93991>>
 * @relayHash 1fb78916842b259486293fcf58751132
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 011a5ad869bf13c690488b065c34958de396e3589af2acd711cf512676b10b90

import { ConcreteRequest } from 'relay-runtime';
export type PairingState = "AGREED" | "CANCELED" | "FAILED" | "PAIRED" | "SHOWING" | "WAITING";
export type CancelPairingInput = {
  pairingId: string;
};
export type GiveUpMutation$variables = {
  input: CancelPairingInput;
};
export type GiveUpMutation$data = {
  readonly cancelPairing: {
    readonly code?: string;
    readonly message?: string;
    readonly state?: PairingState;
  };
};
export type GiveUpMutation = {
  response: GiveUpMutation$data;
  variables: GiveUpMutation$variables;
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
    "name": "GiveUpMutation",
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
    "name": "GiveUpMutation",
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
    "id": "011a5ad869bf13c690488b065c34958de396e3589af2acd711cf512676b10b90",
    "metadata": {},
    "name": "GiveUpMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ae9791552ec1ff9313efcb77b9c2af25";

export default node;
