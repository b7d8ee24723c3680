/**
 * @generated SignedSource<<e9c2cc5f0402146556decff72fc4684d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SendingResults_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PaceCard_viewer" | "SendingResults_pauseOf">;
  readonly " $fragmentType": "SendingResults_viewer";
};
export type SendingResults_viewer$key = {
  readonly " $data"?: SendingResults_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendingResults_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SendingResults_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaceCard_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SendingResults_pauseOf"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b3d175b2d1e412491ab3d13120f0b66d";

export default node;
