/**
 * @generated SignedSource<<8651aaef4586ea5a3caeee871b9ff80e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type UnpaidReason = "LINK_UNPROVEN" | "NO_LINK" | "NO_PROGRAMME" | "SHOP_NOT_CONNECTED" | "TAG_MISSING" | "TAG_NOT_VALID";
import { FragmentRefs } from "relay-runtime";
export type OfferMessage_offer$data = {
  readonly id: string;
  readonly messageImageUrl: string | null | undefined;
  readonly templateName: string | null | undefined;
  readonly text: string;
  readonly title: string;
  readonly unpaidReason: UnpaidReason | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"UnpaidCure_offer" | "useShareOffer_offer">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "templateName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unpaidReason",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnpaidCure_offer"
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

(node as any).hash = "6e0d3a230e34e72b684d87625c469e56";

export default node;
