/**
 * @generated SignedSource<<bea52a37627488f714ab1a34da2c04b7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type BillingFigures_figures$data = {
  readonly churn: number | null | undefined;
  readonly late: number;
  readonly lateAmount: {
    readonly formatted: string;
  };
  readonly mrr: {
    readonly formatted: string;
  };
  readonly paying: number;
  readonly trials: number;
  readonly trialsEnding: number;
  readonly " $fragmentType": "BillingFigures_figures";
};
export type BillingFigures_figures$key = {
  readonly " $data"?: BillingFigures_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillingFigures_figures">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  "name": "BillingFigures_figures",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "mrr",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paying",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trials",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trialsEnding",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "late",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "lateAmount",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "churn",
      "storageKey": null
    }
  ],
  "type": "BillingFigures",
  "abstractKey": null
};
})();

(node as any).hash = "3d744b29ae92e3e312d869628e258bcb";

export default node;
