/**
 * @generated SignedSource<<9ce06d125670ae69ec6b545a4b039e1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GroupList_viewer$data = {
  readonly groupTags: ReadonlyArray<{
    readonly tag: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"GroupFilter_viewer" | "GroupList_listFoot" | "NoGroups_viewer" | "useGroupList_viewer">;
  readonly " $fragmentType": "GroupList_viewer";
};
export type GroupList_viewer$key = {
  readonly " $data"?: GroupList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "search"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "tag"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupList_viewer",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "first"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "search"
        },
        {
          "kind": "Variable",
          "name": "tag",
          "variableName": "tag"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useGroupList_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupFilter_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupList_listFoot"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NoGroups_viewer"
    },
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
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "56a6c0b7731d0b75d09d15331c2e520c";

export default node;
