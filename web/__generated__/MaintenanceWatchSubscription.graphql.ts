/**
 * @generated SignedSource<<babe77a4ef753689963d915b3a9916e5>>
 * @relayHash 6712ef2d315b977a3fc73620938a816b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6035ec82f308ff44bfcae6e69bfbdaed0f1dd38e3cef9b19069408bd30590265

import { ConcreteRequest } from 'relay-runtime';
export type MaintenanceMode = "FULL" | "READ_ONLY";
export type MaintenanceWatchSubscription$variables = Record<PropertyKey, never>;
export type MaintenanceWatchSubscription$data = {
  readonly maintenanceChanged: {
    readonly maintenance: {
      readonly isPassing: boolean;
      readonly message: string;
      readonly mode: MaintenanceMode;
      readonly secondsUntilEnd: number;
      readonly secondsUntilStart: number;
    } | null | undefined;
  };
};
export type MaintenanceWatchSubscription = {
  response: MaintenanceWatchSubscription$data;
  variables: MaintenanceWatchSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mode",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "secondsUntilStart",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "secondsUntilEnd",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPassing",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MaintenanceWatchSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MaintenanceChanged",
        "kind": "LinkedField",
        "name": "maintenanceChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Maintenance",
            "kind": "LinkedField",
            "name": "maintenance",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MaintenanceWatchSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MaintenanceChanged",
        "kind": "LinkedField",
        "name": "maintenanceChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Maintenance",
            "kind": "LinkedField",
            "name": "maintenance",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6035ec82f308ff44bfcae6e69bfbdaed0f1dd38e3cef9b19069408bd30590265",
    "metadata": {},
    "name": "MaintenanceWatchSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "dc7c89d3ef7df60ad02c4a0ff1553c02";

export default node;
