/**
 * @generated SignedSource<<1a64bf1a448575e44cc5d4db3650fb63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AffiliateProof = "EXPERIMENTAL" | "NONE" | "PROVEN";
export type Marketplace = "ALIEXPRESS" | "AMAZON" | "MAGAZINE_LUIZA" | "MERCADO_LIVRE" | "OTHER" | "SHOPEE";
export type UnpaidReason = "LINK_UNPROVEN" | "NO_LINK" | "NO_PROGRAMME" | "SHOP_NOT_CONNECTED" | "TAG_MISSING" | "TAG_NOT_VALID";
import { FragmentRefs } from "relay-runtime";
export type useUnpaidCheck_offer$data = {
  readonly affiliateProof: AffiliateProof;
  readonly id: string;
  readonly isUnpaidConfirmed: boolean;
  readonly marketplace: Marketplace;
  readonly unpaidReason: UnpaidReason | null | undefined;
  readonly " $fragmentType": "useUnpaidCheck_offer";
};
export type useUnpaidCheck_offer$key = {
  readonly " $data"?: useUnpaidCheck_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useUnpaidCheck_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useUnpaidCheck_offer",
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
      "name": "marketplace",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "affiliateProof",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUnpaidConfirmed",
      "storageKey": null
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "6853b5e5d07a2942dca3978e9911016c";

export default node;
