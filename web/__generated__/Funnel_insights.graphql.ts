/**
 * @generated SignedSource<<4b38b1ec5b0ecdd849fddc28669cbf68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Funnel_insights$data = {
  readonly totals: {
    readonly bought: number | null | undefined;
    readonly clicked: number | null | undefined;
    readonly conversions: number | null | undefined;
    readonly delivered: number | null | undefined;
    readonly reporting: number;
    readonly sent: number;
  };
  readonly uncertain: number;
  readonly " $fragmentType": "Funnel_insights";
};
export type Funnel_insights$key = {
  readonly " $data"?: Funnel_insights$data;
  readonly " $fragmentSpreads": FragmentRefs<"Funnel_insights">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Funnel_insights",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uncertain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InsightsFigures",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "delivered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reporting",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clicked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bought",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "conversions",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Insights",
  "abstractKey": null
};

(node as any).hash = "2d361f0004821a5646a3e08a72b6abcd";

export default node;
