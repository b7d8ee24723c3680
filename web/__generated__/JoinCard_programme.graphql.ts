/**
 * @generated SignedSource<<26ddf5e64c2f6f9ad2602f68b46325f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PlanInterval = "MONTH" | "YEAR";
import { FragmentRefs } from "relay-runtime";
export type JoinCard_programme$data = {
  readonly attributionDays: number;
  readonly holdDays: number;
  readonly leastPayout: {
    readonly formatted: string;
  };
  readonly rates: ReadonlyArray<{
    readonly id: string;
    readonly interval: PlanInterval | null | undefined;
    readonly months: number | null | undefined;
    readonly percent: number | null | undefined;
    readonly planName: string;
  }>;
  readonly " $fragmentType": "JoinCard_programme";
};
export type JoinCard_programme$key = {
  readonly " $data"?: JoinCard_programme$data;
  readonly " $fragmentSpreads": FragmentRefs<"JoinCard_programme">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JoinCard_programme",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReferralRate",
      "kind": "LinkedField",
      "name": "rates",
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
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attributionDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holdDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "leastPayout",
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
    }
  ],
  "type": "ReferralProgramme",
  "abstractKey": null
};

(node as any).hash = "62527168866e3c093f9bb7e1fd31a094";

export default node;
