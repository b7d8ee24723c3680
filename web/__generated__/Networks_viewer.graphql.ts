/**
 * @generated SignedSource<<86ee07882f8a06e805f82ee200aa6f20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Networks_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ProgrammeList_viewer" | "PublisherIdsForm_viewer">;
  readonly " $fragmentType": "Networks_viewer";
};
export type Networks_viewer$key = {
  readonly " $data"?: Networks_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Networks_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Networks_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProgrammeList_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PublisherIdsForm_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6e0709ed7f53d9e4599874668ce3303f";

export default node;
