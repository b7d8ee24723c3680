/**
 * @generated SignedSource<<aed268977b785acc08efadcc419de7db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OfferMessage_offer$data = {
  readonly id: string;
  readonly messageImageUrl: string | null | undefined;
  readonly text: string;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"useShareOffer_offer">;
  readonly " $fragmentType": "OfferMessage_offer";
};
export type OfferMessage_offer$key = {
  readonly " $data"?: OfferMessage_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferMessage_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferMessage_offer",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "messageImageUrl",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useShareOffer_offer"
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "0552b389b7b44996046afa005edc1596";

export default node;
