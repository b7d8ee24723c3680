/**
 * @generated SignedSource<<5954250c6bf256fd4ba59294da855aa3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type OfferStatus = "APPROVED" | "DRAFT" | "FAILED" | "QUEUED" | "SENT" | "UNCERTAIN";
import { FragmentRefs } from "relay-runtime";
export type OfferMenu_offer$data = {
  readonly id: string;
  readonly status: OfferStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"useShareOffer_offer">;
  readonly " $fragmentType": "OfferMenu_offer";
};
export type OfferMenu_offer$key = {
  readonly " $data"?: OfferMenu_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferMenu_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferMenu_offer",
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
      "name": "status",
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

(node as any).hash = "9e6a9850eb630dec62239187e2c96782";

export default node;
