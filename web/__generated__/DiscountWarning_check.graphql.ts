/**
 * @generated SignedSource<<ffb9071bd41f173d9fdff72d0aa2e2b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DiscountVerdict = "CONFIRMED" | "INFLATED" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type DiscountWarning_check$data = {
  readonly days: number;
  readonly highest: {
    readonly formatted: string;
  } | null | undefined;
  readonly sightings: number;
  readonly since: string | null | undefined;
  readonly verdict: DiscountVerdict;
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
      "name": "verdict",
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

(node as any).hash = "61e644525f25b190a269f2dc00f0f1c9";

export default node;
