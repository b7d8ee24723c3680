/**
 * @generated SignedSource<<8d71471d576695a0cf7ee84015f187b4>>
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
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "247d9729363bcb569f459dec27fe2786";

export default node;
