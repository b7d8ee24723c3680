/**
 * @generated SignedSource<<e0fad76d2dcdb9bd7ed040e6fe711a8b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SubscriptionContent_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CurrentPlan_viewer" | "EndCard_viewer" | "InvoicesCard_viewer" | "StatusCard_viewer">;
  readonly " $fragmentType": "SubscriptionContent_viewer";
};
export type SubscriptionContent_viewer$key = {
  readonly " $data"?: SubscriptionContent_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionContent_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubscriptionContent_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StatusCard_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CurrentPlan_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InvoicesCard_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EndCard_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d2b828c7ed190f71e3f1fea2bbac346f";

export default node;
