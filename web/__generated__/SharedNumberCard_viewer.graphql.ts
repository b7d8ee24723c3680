/**
 * @generated SignedSource<<40258016ffacb11540e9397ea6c36fca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SharedNumberCard_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ShareNumberForm_viewer">;
  readonly " $fragmentType": "SharedNumberCard_viewer";
};
export type SharedNumberCard_viewer$key = {
  readonly " $data"?: SharedNumberCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedNumberCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharedNumberCard_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShareNumberForm_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "432b20b8ecdb452259b10296b919f687";

export default node;
