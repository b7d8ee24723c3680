/**
 * @generated SignedSource<<512e569c57df074b72af0e45921235aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type StorePictures_store$data = {
  readonly bannerUrl: string | null | undefined;
  readonly " $fragmentType": "StorePictures_store";
};
export type StorePictures_store$key = {
  readonly " $data"?: StorePictures_store$data;
  readonly " $fragmentSpreads": FragmentRefs<"StorePictures_store">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StorePictures_store",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bannerUrl",
      "storageKey": null
    }
  ],
  "type": "Store",
  "abstractKey": null
};

(node as any).hash = "5553096886f27ed9f62f0b6a8280a7e6";

export default node;
