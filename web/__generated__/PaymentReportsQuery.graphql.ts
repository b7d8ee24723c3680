/**
 * @generated SignedSource<<0d019bf6213132889df19aa29fd9a133>>
 * @relayHash 1800876c885a93d4b0a1b28ef5d7d67d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8182fa2d166b03961f2bd84db2d549f8e267d7d2430be56c753003316696d98a

import { ConcreteRequest } from 'relay-runtime';
export type PaymentReportsQuery$variables = Record<PropertyKey, never>;
export type PaymentReportsQuery$data = {
  readonly webhookEvents: ReadonlyArray<{
    readonly handledAt: string | null | undefined;
    readonly id: string;
    readonly isKnown: boolean;
    readonly receivedAt: string;
    readonly retries: number;
    readonly type: string;
  }>;
};
export type PaymentReportsQuery = {
  response: PaymentReportsQuery$data;
  variables: PaymentReportsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "WebhookEvent",
    "kind": "LinkedField",
    "name": "webhookEvents",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "type",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "receivedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "handledAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "retries",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isKnown",
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
    "name": "PaymentReportsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PaymentReportsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8182fa2d166b03961f2bd84db2d549f8e267d7d2430be56c753003316696d98a",
    "metadata": {},
    "name": "PaymentReportsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "428ea8a630d23ce84633d36493db7799";

export default node;
