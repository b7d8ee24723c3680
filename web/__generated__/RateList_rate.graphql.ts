/**
 * @generated SignedSource<<75a65719bd0375a8ef56cd1364460ad8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type RateList_rate$data = ReadonlyArray<{
  readonly id: string;
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

(node as any).hash = "d2a1c4ddf47770ae6055a6765b408e45";

export default node;
