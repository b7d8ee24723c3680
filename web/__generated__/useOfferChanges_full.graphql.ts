/**
 * @generated SignedSource<<a6a1dda88a0e8904035be044bb93dcda>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useOfferChanges_full$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"LinkProof_offer" | "OfferEditor_offer" | "OfferExtras_art" | "OfferMessage_offer" | "OfferNotes_offer" | "OfferRow_offer" | "OfferSummary_offer">;
  readonly " $fragmentType": "useOfferChanges_full";
};
export type useOfferChanges_full$key = {
  readonly " $data"?: useOfferChanges_full$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOfferChanges_full">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOfferChanges_full",
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

(node as any).hash = "db546ad6f01d0f1a55782caf29827dba";

export default node;
