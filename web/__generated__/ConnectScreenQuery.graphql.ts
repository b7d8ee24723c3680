/**
 * @generated SignedSource<<4ab02de32771ae1ce024838cee0e9442>>
 * @relayHash 95a54e254c5af122773d9bcc552b6eed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de3052ff601a60b69eefc8aec65771eb9f3a48d83f55f59d150b31fe340f9afd

import { ConcreteRequest } from 'relay-runtime';
export type SendingMode = "EVOLUTION_GATEWAY" | "PLATFORM_WHATSAPP" | "TELEGRAM" | "USER_WHATSAPP";
export type ConnectScreenQuery$variables = Record<PropertyKey, never>;
export type ConnectScreenQuery$data = {
  readonly viewer: {
    readonly botSettings: {
      readonly availableModes: ReadonlyArray<SendingMode>;
    };
    readonly pairing: {
      readonly id: string;
    } | null | undefined;
  } | null | undefined;
};
export type ConnectScreenQuery = {
  response: ConnectScreenQuery$data;
  variables: ConnectScreenQuery$variables;
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
    "name": "ConnectScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
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
    "name": "ConnectScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
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
    "id": "de3052ff601a60b69eefc8aec65771eb9f3a48d83f55f59d150b31fe340f9afd",
    "metadata": {},
    "name": "ConnectScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "05c60776fa820a8cc6c7845506d23297";

export default node;
