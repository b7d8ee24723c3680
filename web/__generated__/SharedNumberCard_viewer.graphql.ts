/**
 * @generated SignedSource<<b9b5ea2fa08f31b45272ff9c2434ea89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SharedNumberCard_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ShareNumberForm_viewer">;
  readonly " $fragmentType": "SharedNumberCard_viewer";
};
export type SharedNumberCard_viewer$key = {
  readonly " $data"?: SharedNumberCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedNumberCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharedNumberCard_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareNumberForm_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "73b2c701bbdf0f6d0d052fe19a018d9d";

export default node;
