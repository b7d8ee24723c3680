/**
 * @generated SignedSource<<3b64995101bd2e77e4ba283794a6c6d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Marketplace = "ALIEXPRESS" | "AMAZON" | "MAGAZINE_LUIZA" | "MERCADO_LIVRE" | "OTHER" | "SHOPEE";
import { FragmentRefs } from "relay-runtime";
export type OfferEditor_offer$data = {
  readonly affiliateUrl: string | null | undefined;
  readonly hasCustomText: boolean;
  readonly id: string;
  readonly marketplace: Marketplace;
  readonly sourceUrl: string | null | undefined;
  readonly templateId: string | null | undefined;
  readonly templateName: string | null | undefined;
  readonly text: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"offerFields_offer">;
  readonly " $fragmentType": "OfferEditor_offer";
};
export type OfferEditor_offer$key = {
  readonly " $data"?: OfferEditor_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferEditor_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferEditor_offer",
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
      "name": "marketplace",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "affiliateUrl",
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
      "name": "templateId",
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
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasCustomText",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "offerFields_offer"
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "f857a23d93553c1e2c7a7b0074736dc3";

export default node;
