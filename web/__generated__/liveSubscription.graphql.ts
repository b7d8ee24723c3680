/**
 * @generated SignedSource<<d2a0dad23faadb88f4709181e4173319>>
 * @relayHash 69b0503dff6622c686a6de466d1ddc42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 961ae5221d9d515da3d77d31cfb355dfae8d392e2f3408ffaa382cd423ab1dce

import { ConcreteRequest } from 'relay-runtime';
export type liveSubscription$variables = Record<PropertyKey, never>;
export type liveSubscription$data = {
  readonly maintenanceChanged: {
    readonly id: string;
  };
};
export type liveSubscription = {
  response: liveSubscription$data;
  variables: liveSubscription$variables;
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
    "name": "liveSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "liveSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "961ae5221d9d515da3d77d31cfb355dfae8d392e2f3408ffaa382cd423ab1dce",
    "metadata": {},
    "name": "liveSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "bc51441c3c1c75edb6e2f9f031473d8d";

export default node;
