/**
 * @generated SignedSource<<f7345aa16cb7978f35d7c5d6e0382659>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LinkList_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useLinkList_viewer">;
  readonly " $fragmentType": "LinkList_viewer";
};
export type LinkList_viewer$key = {
  readonly " $data"?: LinkList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkList_viewer">;
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
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinkList_viewer",
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
        }
      ],
      "kind": "FragmentSpread",
      "name": "useLinkList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "9e5dcb5b949f3b6052b4c405079f466e";

export default node;
