/**
 * @generated SignedSource<<8d3b779462d70468e2bda959acc5d058>>
 * @relayHash 1c4ac9eff6066cf809a83297f02f1991
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 408a9c848612212213ad04222e799add1d7f18afed4c0c219449789b9dd8c2fa

import { ConcreteRequest } from 'relay-runtime';
export type useUnreadChangesSubscription$variables = Record<PropertyKey, never>;
export type useUnreadChangesSubscription$data = {
  readonly notificationsChanged: {
    readonly unreadNotifications: number;
  };
};
export type useUnreadChangesSubscription = {
  response: useUnreadChangesSubscription$data;
  variables: useUnreadChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadNotifications",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useUnreadChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "notificationsChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "useUnreadChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "notificationsChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "408a9c848612212213ad04222e799add1d7f18afed4c0c219449789b9dd8c2fa",
    "metadata": {},
    "name": "useUnreadChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "bc8ab9c38dc13b1d6061088a20ecf8e9";

export default node;
