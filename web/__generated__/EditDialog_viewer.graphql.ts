/**
 * @generated SignedSource<<625c2f1e465b0837554a9a7886edf859>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EditDialog_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"OfferEditor_viewer">;
  readonly " $fragmentType": "EditDialog_viewer";
};
export type EditDialog_viewer$key = {
  readonly " $data"?: EditDialog_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditDialog_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditDialog_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferEditor_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "eb7db865997504f48841866b89b4af75";

export default node;
