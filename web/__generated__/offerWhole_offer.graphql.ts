/**
 * @generated SignedSource<<fdca882dfe99cde6d4040a9af1fc60e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type offerWhole_offer$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"OfferEditor_offer" | "OfferFacts_offer" | "OfferMessage_offer" | "OfferRow_offer" | "OfferSummary_offer">;
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
      "name": "OfferRow_offer"
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "cced50ae32825d5de432a831fdb3cf7b";

export default node;
