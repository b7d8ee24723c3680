/**
 * @generated SignedSource<<96929b31fc3be2a8efbbfe249461fcd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SubscriptionContent_query$data = {
  readonly plansForSale: ReadonlyArray<{
    readonly priceId: string;
  }>;
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"SubscriptionContent_viewer">;
  } | null | undefined;
  readonly " $fragmentType": "SubscriptionContent_query";
};
export type SubscriptionContent_query$key = {
  readonly " $data"?: SubscriptionContent_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubscriptionContent_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubscriptionContent_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Viewer",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SubscriptionContent_viewer"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Plan",
      "kind": "LinkedField",
      "name": "plansForSale",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "priceId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "bdc5fc80532ea6317b542fac2375665b";

export default node;
