/**
 * @generated SignedSource<<89ae8a4b551934f0d1530c6b5a3d518a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GroupFilter_viewer$data = {
  readonly groupTags: ReadonlyArray<{
    readonly groups: number;
    readonly tag: string;
  }>;
  readonly " $fragmentType": "GroupFilter_viewer";
};
export type GroupFilter_viewer$key = {
  readonly " $data"?: GroupFilter_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupFilter_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupFilter_viewer",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "groups",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "bbf5a19a4d87dc8d3a7522f9407acfd6";

export default node;
