/**
 * @generated SignedSource<<931fff7db6e2dca166c6c5604834aabf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OfferMessage_offer$data = {
  readonly imageUrl: string | null | undefined;
  readonly text: string;
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

(node as any).hash = "1e7c9f38defd3f32f191b9b8ce40c28c";

export default node;
