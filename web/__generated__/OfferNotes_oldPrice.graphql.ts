/**
 * @generated SignedSource<<442b7f61516314640c709db88cc0fd93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EvidenceField = "CARD_PRICE" | "COUPON" | "IMAGE" | "INSTALLMENTS" | "LOWEST_PRICE" | "OLD_PRICE" | "PIX_PRICE" | "PRICE" | "RATING" | "SHIPPING" | "SHOP" | "TITLE";
export type EvidenceSource = "ADDRESS" | "BROWSER" | "LEDGER" | "META" | "PERSON" | "PRICE_BLOCK" | "SHARED_TEXT" | "STRUCTURED_DATA" | "VENDOR_API";
import { FragmentRefs } from "relay-runtime";
export type OfferNotes_oldPrice$data = {
  readonly evidence: ReadonlyArray<{
    readonly field: EvidenceField;
    readonly readAt: string;
    readonly source: EvidenceSource;
  }>;
  readonly id: string;
  readonly isPriceStale: boolean;
  readonly sourceUrl: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "OfferNotes_oldPrice";
};
export type OfferNotes_oldPrice$key = {
  readonly " $data"?: OfferNotes_oldPrice$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferNotes_oldPrice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferNotes_oldPrice",
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
      "name": "sourceUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPriceStale",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Evidence",
      "kind": "LinkedField",
      "name": "evidence",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "field",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "readAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "d4cc6fccffddb814db370ad39cc5e922";

export default node;
