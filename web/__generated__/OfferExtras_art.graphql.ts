/**
 * @generated SignedSource<<8b26b77c85b42a506bdd164fc41e4cf0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Picture = "PRODUCT" | "SQUARE_CARD" | "STORY_CARD";
import { FragmentRefs } from "relay-runtime";
export type OfferExtras_art$data = {
  readonly id: string;
  readonly picture: Picture | null | undefined;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"OfferCards_offer">;
  readonly " $fragmentType": "OfferExtras_art";
};
export type OfferExtras_art$key = {
  readonly " $data"?: OfferExtras_art$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferExtras_art">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferExtras_art",
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

(node as any).hash = "79b0b7105e6d6e079d22fc6e448740df";

export default node;
