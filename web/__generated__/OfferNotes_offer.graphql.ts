/**
 * @generated SignedSource<<58948d00a325bfb20ceb887c0d2dd326>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type OfferNotes_offer$data = {
  readonly discountCheck: {
    readonly " $fragmentSpreads": FragmentRefs<"DiscountWarning_check">;
  } | null | undefined;
  readonly duplicateOf: {
    readonly createdAt: string;
    readonly id: string;
    readonly lastSentAt: string | null | undefined;
  } | null | undefined;
  readonly oldPrice: {
    readonly formatted: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"OfferNotes_oldPrice">;
  readonly " $fragmentType": "OfferNotes_offer";
};
export type OfferNotes_offer$key = {
  readonly " $data"?: OfferNotes_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferNotes_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferNotes_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "oldPrice",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formatted",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DiscountCheck",
      "kind": "LinkedField",
      "name": "discountCheck",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DiscountWarning_check"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Offer",
      "kind": "LinkedField",
      "name": "duplicateOf",
      "plural": false,
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
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastSentAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OfferNotes_oldPrice"
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "83c19a3bfdc647f66d317e1cfe7dd402";

export default node;
