/**
 * @generated SignedSource<<05b01b4cbed53f669aa94eb65c890432>>
 * @relayHash aca06bea430e016cabbca00d66320d4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b647be2f75c8980fa9745cc5b7e9fb98bdda389c9e283ab3c7c68e5cfd4f207

import { ConcreteRequest } from 'relay-runtime';
export type BackgroundTasksApprovalsSubscription$variables = Record<PropertyKey, never>;
export type BackgroundTasksApprovalsSubscription$data = {
  readonly approvalChanged: {
    readonly approvalCount: number;
  };
};
export type BackgroundTasksApprovalsSubscription = {
  response: BackgroundTasksApprovalsSubscription$data;
  variables: BackgroundTasksApprovalsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "approvalCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BackgroundTasksApprovalsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ApprovalChanged",
        "kind": "LinkedField",
        "name": "approvalChanged",
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
    "name": "BackgroundTasksApprovalsSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ApprovalChanged",
        "kind": "LinkedField",
        "name": "approvalChanged",
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
    "id": "5b647be2f75c8980fa9745cc5b7e9fb98bdda389c9e283ab3c7c68e5cfd4f207",
    "metadata": {},
    "name": "BackgroundTasksApprovalsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "aad3fcb214c9b6c386b79e3d12e71f27";

export default node;
