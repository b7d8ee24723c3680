/**
 * @generated SignedSource<<de370168aff71f555e70e2d29eecaf0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OpenOffer_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DisclosureSwitch_viewer" | "OfferEditor_viewer">;
  readonly " $fragmentType": "OpenOffer_viewer";
};
export type OpenOffer_viewer$key = {
  readonly " $data"?: OpenOffer_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenOffer_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenOffer_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferEditor_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DisclosureSwitch_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "c394faede408d978f28b2d8fdc8d96f4";

export default node;
