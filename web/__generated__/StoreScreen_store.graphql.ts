/**
 * @generated SignedSource<<23836b74c41e39dfc056f6cb800ae0a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StoreScreen_store$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PinnedOffers_store" | "PublishCard_store" | "StoreForm_store" | "StorePreview_store">;
  readonly " $fragmentType": "StoreScreen_store";
};
export type StoreScreen_store$key = {
  readonly " $data"?: StoreScreen_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"StoreScreen_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StoreScreen_store",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PublishCard_store"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StoreForm_store"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StorePreview_store"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PinnedOffers_store"
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "11af3c0e74509626592f893caa3a69e5";

export default node;
