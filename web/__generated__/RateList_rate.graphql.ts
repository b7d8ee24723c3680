/**
 * @generated SignedSource<<6e59ebf219ec2a5bd530b09c126761e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PlanInterval = "MONTH" | "YEAR";
import { FragmentRefs } from "relay-runtime";
export type RateList_rate$data = ReadonlyArray<{
  readonly id: string;
  readonly interval: PlanInterval | null | undefined;
  readonly months: number | null | undefined;
  readonly percent: number | null | undefined;
  readonly planName: string;
  readonly " $fragmentType": "RateList_rate";
}>;
export type RateList_rate$key = ReadonlyArray<{
  readonly " $data"?: RateList_rate$data;
  readonly " $fragmentSpreads": FragmentRefs<"RateList_rate">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RateList_rate",
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
      "name": "planName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "interval",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "percent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "months",
      "storageKey": null
    }
  ],
  "type": "ReferralRate",
  "abstractKey": null
};

(node as any).hash = "88d8a0680f3130815a688dc1a1c6c3b9";

export default node;
