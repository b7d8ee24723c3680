/**
 * @generated SignedSource<<80e10cc5f6bc8902b4be9c4c51bf36f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LentNumberCard_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"LendForm_viewer">;
  readonly " $fragmentType": "LentNumberCard_viewer";
};
export type LentNumberCard_viewer$key = {
  readonly " $data"?: LentNumberCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LentNumberCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LentNumberCard_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LendForm_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0195f73e90e391b8a86347e582900c42";

export default node;
