/**
 * @generated SignedSource<<2eb5b82b81e11960c9e7472757c37e44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TagCard_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"SubTagSwitch_viewer" | "TagCard_exampleLink" | "TagsForm_viewer">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SubTagSwitch_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "469314036c1bdd7fce0a8d59938b939b";

export default node;
