/**
 * @generated SignedSource<<019241a791c08ead5f5070d3cb1f1b13>>
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "d573d1a3776f95e406aef4f23bcca8a3";

export default node;
