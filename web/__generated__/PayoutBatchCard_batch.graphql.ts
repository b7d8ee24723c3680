/**
 * @generated SignedSource<<679a47de63bd44034b9d4268abca71d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PayoutBatchStatus = "APPROVED" | "CANCELED" | "DRAFT";
export type PayoutStatus = "CANCELED" | "FAILED" | "PAID" | "PENDING";
export type PixKeyKind = "CNPJ" | "CPF" | "EMAIL" | "PHONE" | "RANDOM";
import { FragmentRefs } from "relay-runtime";
export type PayoutBatchCard_batch$data = {
  readonly createdAt: string;
  readonly id: string;
  readonly payouts: ReadonlyArray<{
    readonly amount: {
      readonly formatted: string;
    };
    readonly id: string;
    readonly name: string | null | undefined;
    readonly pixHint: string;
    readonly pixKind: PixKeyKind;
    readonly reason: string | null | undefined;
    readonly status: PayoutStatus;
  }>;
  readonly status: PayoutBatchStatus;
  readonly total: {
    readonly formatted: string;
  };
  readonly " $fragmentType": "PayoutBatchCard_batch";
};
export type PayoutBatchCard_batch$key = {
  readonly " $data"?: PayoutBatchCard_batch$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayoutBatchCard_batch">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "formatted",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayoutBatchCard_batch",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Payout",
      "kind": "LinkedField",
      "name": "payouts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "amount",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pixKind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pixHint",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PayoutBatch",
  "abstractKey": null
};
})();

(node as any).hash = "295a55be52f59c6646f13d75e3fffdc6";

export default node;
