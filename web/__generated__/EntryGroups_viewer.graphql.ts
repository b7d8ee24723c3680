/**
 * @generated SignedSource<<63490950f47d7c5c170c68f42f04a284>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EntryGroups_viewer$data = {
  readonly groupTags: ReadonlyArray<{
    readonly tag: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"useActiveGroups_viewer">;
  readonly " $fragmentType": "EntryGroups_viewer";
};
export type EntryGroups_viewer$key = {
  readonly " $data"?: EntryGroups_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryGroups_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryGroups_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "GroupTag",
      "kind": "LinkedField",
      "name": "groupTags",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tag",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useActiveGroups_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d7c68320941e1eaa6b3fbd655df3d9f7";

export default node;
