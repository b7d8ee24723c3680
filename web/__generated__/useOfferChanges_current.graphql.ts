/**
 * @generated SignedSource<<19e1f97bfbcf9ef0d08b7f6cc8e1adfb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Picture = "PRODUCT" | "SQUARE_CARD" | "STORY_CARD";
import { FragmentRefs } from "relay-runtime";
export type useOfferChanges_current$data = {
  readonly id: string;
  readonly picture: Picture | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OfferEditor_offer" | "OfferMessage_offer">;
  readonly " $fragmentType": "useOfferChanges_current";
};
export type useOfferChanges_current$key = {
  readonly " $data"?: useOfferChanges_current$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOfferChanges_current">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOfferChanges_current",
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
      "name": "picture",
      "storageKey": null
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
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "b587131c1b5d358f80b2e707af06ec37";

export default node;
