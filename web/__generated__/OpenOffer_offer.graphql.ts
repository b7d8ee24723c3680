/**
 * @generated SignedSource<<c206cf11c0538fa57e4ee5faf8796dc7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OpenOffer_offer$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"OfferEditor_offer" | "OfferFacts_offer" | "OfferMessage_offer" | "OfferSummary_offer">;
  readonly " $fragmentType": "OpenOffer_offer";
};
export type OpenOffer_offer$key = {
  readonly " $data"?: OpenOffer_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenOffer_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenOffer_offer",
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
      "name": "OfferFacts_offer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferMessage_offer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferEditor_offer"
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "3b2dd3b6d86f384185c1fcc722b9fe1e";

export default node;
