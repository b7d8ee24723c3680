/**
 * @generated SignedSource<<2f7c2fcf01d30994a55844b576ea700c>>
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
  readonly text: string;
  readonly title: string;
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
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "bbc4567d98649afcf30d0538512c73c9";

export default node;
