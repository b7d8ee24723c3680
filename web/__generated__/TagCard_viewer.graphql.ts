/**
 * @generated SignedSource<<774aa64c25ec1f3a98f3397911688ce2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TagCard_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ExampleLink_viewer" | "TagsForm_viewer">;
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
      "name": "ExampleLink_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "05ea3e216d3634dd75ec15dfb69d88f5";

export default node;
