/**
 * @generated SignedSource<<f70670afc6da4894be301dde6c92c7ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DiscountTruth = "CONFIRMED" | "INFLATED" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type DiscountWarning_check$data = {
  readonly days: number;
  readonly highest: {
    readonly formatted: string;
  } | null | undefined;
  readonly sightings: number;
  readonly since: string | null | undefined;
  readonly truth: DiscountTruth;
  readonly " $fragmentType": "DiscountWarning_check";
};
export type DiscountWarning_check$key = {
  readonly " $data"?: DiscountWarning_check$data;
  readonly " $fragmentSpreads": FragmentRefs<"DiscountWarning_check">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DiscountWarning_check",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "truth",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "highest",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formatted",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sightings",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "days",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    }
  ],
  "type": "DiscountCheck",
  "abstractKey": null
};

(node as any).hash = "9514325be0b4114565f7d8fd97919ef7";

export default node;
