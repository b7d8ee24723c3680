/**
 * @generated SignedSource<<d2e628793310bb1d077431f9d2132808>>
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
      "name": "channels"
    },
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
          "name": "channels",
          "variableName": "channels"
        },
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

(node as any).hash = "d0079fe070f961d4237f9d8e46fb6629";

export default node;
