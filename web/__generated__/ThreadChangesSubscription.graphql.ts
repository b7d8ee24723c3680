/**
 * @generated SignedSource<<184a6f6eecc8730619e1872725cf6852>>
 * @relayHash 31d3f9850fa90627e7614288ba85df47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b147ebf81b8f150578dffd109e1b24de06ed92f57794238dd9611f0c7912887

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ThreadChangesSubscription$variables = Record<PropertyKey, never>;
export type ThreadChangesSubscription$data = {
  readonly threadChanged: {
    readonly id: string;
    readonly thread: {
      readonly " $fragmentSpreads": FragmentRefs<"useThreadList_thread">;
    } | null | undefined;
  };
};
export type ThreadChangesSubscription = {
  response: ThreadChangesSubscription$data;
  variables: ThreadChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
    "name": "ThreadChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ThreadChanged",
        "kind": "LinkedField",
        "name": "threadChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Thread",
            "kind": "LinkedField",
            "name": "thread",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useThreadList_thread"
              }
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
    "name": "ThreadChangesSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ThreadChanged",
        "kind": "LinkedField",
        "name": "threadChanged",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Thread",
            "kind": "LinkedField",
            "name": "thread",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3b147ebf81b8f150578dffd109e1b24de06ed92f57794238dd9611f0c7912887",
    "metadata": {},
    "name": "ThreadChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "b1a6106e796b619627ecfa0e5cb824bf";

export default node;
