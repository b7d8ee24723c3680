/**
 * @generated SignedSource<<9c2d92117e1bf02cd4c74cca8120c706>>
 * @relayHash 0ae162d29bfda466151cd39d3abfdb5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14c0651f8002cabe99bae51c7a1ca3e33351b2cb004176fcdb6f2629f5cd608c

import { ConcreteRequest } from 'relay-runtime';
export type ApprovalStatus = "ACCEPTED" | "DROPPED" | "EXPIRED" | "PENDING" | "REJECTED";
export type AutomationChangesApprovalSubscription$variables = Record<PropertyKey, never>;
export type AutomationChangesApprovalSubscription$data = {
  readonly approvalChanged: {
    readonly approval: {
      readonly id: string;
      readonly status: ApprovalStatus;
    } | null | undefined;
    readonly id: string;
  };
};
export type AutomationChangesApprovalSubscription = {
  response: AutomationChangesApprovalSubscription$data;
  variables: AutomationChangesApprovalSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
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
        "concreteType": "Approval",
        "kind": "LinkedField",
        "name": "approval",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          }
        ],
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
    "name": "AutomationChangesApprovalSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AutomationChangesApprovalSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "14c0651f8002cabe99bae51c7a1ca3e33351b2cb004176fcdb6f2629f5cd608c",
    "metadata": {},
    "name": "AutomationChangesApprovalSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "b03761d5627c2890bf8505b2ff17bee1";

export default node;
