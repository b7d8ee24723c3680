/**
 * @generated SignedSource<<6589fcd73cc7263700173a227aa535e4>>
 * @relayHash e6fae1c11583ec5e2a694c6f002b3a38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb5d52a5b1443fd38295adaae7571f02b3d0486e8a008d49cfb4f49c98dae3a7

import { ConcreteRequest } from 'relay-runtime';
export type BellSubscription$variables = Record<PropertyKey, never>;
export type BellSubscription$data = {
  readonly notificationsChanged: {
    readonly viewer: {
      readonly unreadNotifications: number;
    } | null | undefined;
  };
};
export type BellSubscription = {
  response: BellSubscription$data;
  variables: BellSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadNotifications",
  "storageKey": null
},
v1 = {
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
    "name": "BellSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "NotificationsChanged",
        "kind": "LinkedField",
        "name": "notificationsChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
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
    "name": "BellSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "NotificationsChanged",
        "kind": "LinkedField",
        "name": "notificationsChanged",
        "plural": false,
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bb5d52a5b1443fd38295adaae7571f02b3d0486e8a008d49cfb4f49c98dae3a7",
    "metadata": {},
    "name": "BellSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "d303fdb2d21d8669294f05a0cc0e44a0";

export default node;
