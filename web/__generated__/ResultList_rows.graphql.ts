/**
 * @generated SignedSource<<950d5abcbcfb895d873d7df28f5fde45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ResultList_rows$data = ReadonlyArray<{
  readonly clicksByDay: ReadonlyArray<number>;
  readonly detail: string | null | undefined;
  readonly figures: {
    readonly clicks: number | null | undefined;
    readonly confirmedCommission: {
      readonly formatted: string;
    } | null | undefined;
    readonly conversions: number | null | undefined;
    readonly earningsPerClick: {
      readonly formatted: string;
    } | null | undefined;
    readonly earningsPerThousand: {
      readonly formatted: string;
    } | null | undefined;
    readonly pendingCommission: {
      readonly cents: number;
      readonly formatted: string;
    } | null | undefined;
    readonly sent: number;
  };
  readonly key: string;
  readonly name: string | null | undefined;
  readonly " $fragmentType": "ResultList_rows";
}>;
export type ResultList_rows$key = ReadonlyArray<{
  readonly " $data"?: ResultList_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResultList_rows">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formatted",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ResultList_rows",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "detail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clicksByDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InsightsFigures",
      "kind": "LinkedField",
      "name": "figures",
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
          "name": "clicks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "conversions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "confirmedCommission",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "pendingCommission",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cents",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "earningsPerClick",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "earningsPerThousand",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InsightsRow",
  "abstractKey": null
};
})();

(node as any).hash = "41443aaaf886d114208c2240de84cbcb";

export default node;
