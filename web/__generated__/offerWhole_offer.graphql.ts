/**
 * @generated SignedSource<<c209d9e47b1852170c391dea81c07cac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type offerWhole_offer$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"LinkProof_offer" | "OfferArt_offer" | "OfferEditor_offer" | "OfferFacts_offer" | "OfferMessage_offer" | "OfferNotes_offer" | "OfferRow_offer" | "OfferSummary_offer">;
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
      "name": "OfferFacts_offer"
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
      "name": "OfferArt_offer"
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

(node as any).hash = "606d8377007c0cceedf18a68e1ddcb3c";

export default node;
