/**
 * @generated SignedSource<<da4c937d93eab41f9d6ce733e9e4fb7e>>
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "e114e5e7b0fc9ee2df124cb186ea7640";

export default node;
