/**
 * @generated SignedSource<<345879140478922001148db814a42978>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type EvidenceField = "CARD_PRICE" | "COUPON" | "IMAGE" | "INSTALLMENTS" | "OLD_PRICE" | "PIX_PRICE" | "PRICE" | "RATING" | "SHIPPING" | "SHOP" | "TITLE";
export type EvidenceSource = "ADDRESS" | "BROWSER" | "LEDGER" | "META" | "PERSON" | "PRICE_BLOCK" | "SHARED_TEXT" | "STRUCTURED_DATA" | "VENDOR_API";
import { FragmentRefs } from "relay-runtime";
export type OldPriceNote_offer$data = {
  readonly evidence: ReadonlyArray<{
    readonly field: EvidenceField;
    readonly readAt: string;
    readonly source: EvidenceSource;
  }>;
  readonly id: string;
  readonly priceIsStale: boolean;
  readonly sourceUrl: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "OldPriceNote_offer";
};
export type OldPriceNote_offer$key = {
  readonly " $data"?: OldPriceNote_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OldPriceNote_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OldPriceNote_offer",
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
      "name": "priceIsStale",
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

(node as any).hash = "58896eb53d53c3a13384b8664a25e397";

export default node;
