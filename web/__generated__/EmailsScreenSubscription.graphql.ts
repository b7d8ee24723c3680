/**
 * @generated SignedSource<<3633dc2d08276a2f08239490d47288ea>>
 * @relayHash fd8e4b75a8f3b32b323dbe829373a627
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7688e01eb5fbd976973e676a4f682a3114c7aa833b03c7a8aba60805e6fe36c1

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmailsScreenSubscription$variables = Record<PropertyKey, never>;
export type EmailsScreenSubscription$data = {
  readonly emailChanged: {
    readonly email: {
      readonly " $fragmentSpreads": FragmentRefs<"EmailList_email">;
    } | null | undefined;
  };
};
export type EmailsScreenSubscription = {
  response: EmailsScreenSubscription$data;
  variables: EmailsScreenSubscription$variables;
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
    "name": "EmailsScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EmailChanged",
        "kind": "LinkedField",
        "name": "emailChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SentEmail",
            "kind": "LinkedField",
            "name": "email",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EmailList_email"
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
    "name": "EmailsScreenSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EmailChanged",
        "kind": "LinkedField",
        "name": "emailChanged",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "SentEmail",
            "kind": "LinkedField",
            "name": "email",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "label",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "recipient",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "status",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "problem",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "triedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "canRetry",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7688e01eb5fbd976973e676a4f682a3114c7aa833b03c7a8aba60805e6fe36c1",
    "metadata": {},
    "name": "EmailsScreenSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "6b491c1df1f19257dd8a746be149c5ee";

export default node;
