/**
 * @generated SignedSource<<6d6324178098ce4affeb0668b887879f>>
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "55579e1cfac2346168ac485ba8b82a22";

export default node;
