/**
 * @generated SignedSource<<e141089b72e3c58919077eb3c0d75f69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type offerWhole_offer$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"LinkProof_offer" | "OfferEditor_offer" | "OfferExtras_art" | "OfferMessage_offer" | "OfferNotes_offer" | "OfferRow_offer" | "OfferSummary_offer" | "offerFields_offer">;
  readonly " $fragmentType": "offerWhole_offer";
};
export type offerWhole_offer$key = {
  readonly " $data"?: offerWhole_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"offerWhole_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "offerWhole_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferSummary_offer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "offerFields_offer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferEditor_offer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferMessage_offer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferNotes_offer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LinkProof_offer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferExtras_art"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferRow_offer"
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "4fa0724eeb2c74dd26b3468ba87fc68b";

export default node;
