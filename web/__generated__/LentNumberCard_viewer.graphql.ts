/**
 * @generated SignedSource<<60d68f6774095b9bcb2b48ef960d13e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type LentNumberCard_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"LendForm_viewer">;
  readonly " $fragmentType": "LentNumberCard_viewer";
};
export type LentNumberCard_viewer$key = {
  readonly " $data"?: LentNumberCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LentNumberCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LentNumberCard_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LendForm_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "75eed518c2e92cb9cfc46fa20de392b6";

export default node;
