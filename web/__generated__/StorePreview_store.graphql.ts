/**
 * @generated SignedSource<<24f3b804cd3998f4ddcc0cf42ce04260>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StorePreview_store$data = {
  readonly version: number;
  readonly " $fragmentType": "StorePreview_store";
};
export type StorePreview_store$key = {
  readonly " $data"?: StorePreview_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"StorePreview_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StorePreview_store",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "7e59b09e583065f99ae59531a78a933d";

export default node;
