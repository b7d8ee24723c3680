/**
 * @generated SignedSource<<9f100b461a90ab50a0c6b3ee09623ebf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StoreScreen_store$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PinnedOffers_store" | "PublishCard_store" | "StoreForm_store" | "StorePictures_store" | "StorePreview_store">;
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
      "name": "StorePictures_store"
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

(node as any).hash = "865b1b195daba8abefab97b7f5a09d15";

export default node;
