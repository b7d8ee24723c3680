/**
 * @generated SignedSource<<d0a00ea215fdd4140293082dd03d6ec8>>
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
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "192635315f938003743db84cd6b4ecf5";

export default node;
