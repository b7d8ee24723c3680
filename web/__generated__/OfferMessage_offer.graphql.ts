/**
 * @generated SignedSource<<2e3a320ea8250b1920793bf29b3c2fbc>>
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
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "912585cb088f50d2979482487afb3e71";

export default node;
