/**
 * @generated SignedSource<<c97ad4c875889010cd6cd7b095a7474d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PeriodBar_insights$data = {
  readonly period: {
    readonly from: string;
    readonly to: string;
  };
  readonly previousPeriod: {
    readonly from: string;
    readonly to: string;
  };
  readonly " $fragmentType": "PeriodBar_insights";
};
export type PeriodBar_insights$key = {
  readonly " $data"?: PeriodBar_insights$data;
  readonly " $fragmentSpreads": FragmentRefs<"PeriodBar_insights">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "from",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "to",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PeriodBar_insights",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InsightsPeriod",
      "kind": "LinkedField",
      "name": "period",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InsightsPeriod",
      "kind": "LinkedField",
      "name": "previousPeriod",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Insights",
  "abstractKey": null
};
})();

(node as any).hash = "9c433971afde3a0ddb6a748678267ad0";

export default node;
