/**
 * @generated SignedSource<<96b6ecb6544823191499e5ef03a343fd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Picture = "PRODUCT" | "SQUARE_CARD" | "STORY_CARD";
import { FragmentRefs } from "relay-runtime";
export type OfferArt_offer$data = {
  readonly id: string;
  readonly picture: Picture | null | undefined;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"OfferCards_offer">;
  readonly " $fragmentType": "OfferArt_offer";
};
export type OfferArt_offer$key = {
  readonly " $data"?: OfferArt_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferArt_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferArt_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "picture",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferCards_offer"
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "8479293bbefc1b61aa92f6766c8805b9";

export default node;
