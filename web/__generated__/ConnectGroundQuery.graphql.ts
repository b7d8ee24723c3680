/**
 * @generated SignedSource<<a67e0a52e815e24204b5a3e5d2fd8368>>
 * @relayHash 10c316fe789e65a4f5f36f63c22ffcaa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5ecaef2844326a6968cc486693d0aeb736a57c602dec13035a5f4f42e4aa0e8

import { ConcreteRequest } from 'relay-runtime';
export type SendingMode = "EVOLUTION_GATEWAY" | "PLATFORM_WHATSAPP" | "TELEGRAM" | "USER_WHATSAPP";
export type ConnectGroundQuery$variables = Record<PropertyKey, never>;
export type ConnectGroundQuery$data = {
  readonly viewer: {
    readonly botSettings: {
      readonly availableModes: ReadonlyArray<SendingMode>;
    };
    readonly pairing: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type ConnectGroundQuery = {
  response: ConnectGroundQuery$data;
  variables: ConnectGroundQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "BotSettings",
  "kind": "LinkedField",
  "name": "botSettings",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableModes",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Pairing",
  "kind": "LinkedField",
  "name": "pairing",
  "plural": false,
  "selections": [
    (v1/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ConnectGroundQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ConnectGroundQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e5ecaef2844326a6968cc486693d0aeb736a57c602dec13035a5f4f42e4aa0e8",
    "metadata": {},
    "name": "ConnectGroundQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "882903bfafe1c955cb70c75ecad75cef";

export default node;
