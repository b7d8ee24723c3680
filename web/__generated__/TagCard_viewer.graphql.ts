/**
 * @generated SignedSource<<1de56873f78905e06c13dc9488a6780c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TagCard_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"TagCard_exampleLink" | "TagsForm_viewer">;
  readonly " $fragmentType": "TagCard_viewer";
};
export type TagCard_viewer$key = {
  readonly " $data"?: TagCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TagCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TagCard_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TagsForm_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TagCard_exampleLink"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "64972d4d3b368049bd3f51c7d78cba47";

export default node;
