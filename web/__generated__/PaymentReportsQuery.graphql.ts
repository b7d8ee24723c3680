/**
 * @generated SignedSource<<73e9ce39ea9be6d8d948b0cc369cc69c>>
 * @relayHash 8732696fb44d88f4c9b93196b19eb161
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ca1a30bd8a7094a48a045ec8ef3266ffacdf926bf6c740be614ade32d19f474

import { ConcreteRequest } from 'relay-runtime';
export type PaymentReportsQuery$variables = Record<PropertyKey, never>;
export type PaymentReportsQuery$data = {
  readonly paymentReports: ReadonlyArray<{
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
    "concreteType": "PaymentReport",
    "kind": "LinkedField",
    "name": "paymentReports",
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
    "id": "3ca1a30bd8a7094a48a045ec8ef3266ffacdf926bf6c740be614ade32d19f474",
    "metadata": {},
    "name": "PaymentReportsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6109001705a8cad3529e2c0efb57c344";

export default node;
