/**
 * @generated SignedSource<<07b719980183d6e546517ca43a9897c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OfferMessage_offer$data = {
  readonly id: string;
  readonly imageUrl: string | null | undefined;
  readonly text: string;
  readonly title: string;
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
      "name": "imageUrl",
      "storageKey": null
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "d39d134b9e3b000b5a48c7e730ba0f45";

export default node;
