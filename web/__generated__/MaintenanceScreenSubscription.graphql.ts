/**
 * @generated SignedSource<<0a3d96b7bdc6d58156b669701ada61db>>
 * @relayHash 444dc10b8779937ca2dc6a0b14e8033d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e22729789602e5c9f78805ba919d871ad217d98fdb34d44a244f153ea5f3ccdb

import { ConcreteRequest } from 'relay-runtime';
export type MaintenanceScreenSubscription$variables = Record<PropertyKey, never>;
export type MaintenanceScreenSubscription$data = {
  readonly maintenanceChanged: {
    readonly id: string;
  };
};
export type MaintenanceScreenSubscription = {
  response: MaintenanceScreenSubscription$data;
  variables: MaintenanceScreenSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MaintenanceScreenSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MaintenanceScreenSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e22729789602e5c9f78805ba919d871ad217d98fdb34d44a244f153ea5f3ccdb",
    "metadata": {},
    "name": "MaintenanceScreenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "36617f00e969fbd8f8764b834241bd73";

export default node;
