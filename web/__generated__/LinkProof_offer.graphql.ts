/**
 * @generated SignedSource<<78487381451d6a802600af5fdf471c71>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AffiliateNetwork = "ADMITAD" | "AWIN" | "CJ" | "IMPACT" | "LOMADEE" | "OWN" | "RAKUTEN";
export type AffiliateProof = "EXPERIMENTAL" | "NONE" | "PROVEN";
export type Marketplace = "ALIEXPRESS" | "AMAZON" | "MAGAZINE_LUIZA" | "MERCADO_LIVRE" | "OTHER" | "SHOPEE";
import { FragmentRefs } from "relay-runtime";
export type LinkProof_offer$data = {
  readonly affiliateProof: AffiliateProof;
  readonly affiliateProofDetail: {
    readonly checkedAt: string | null | undefined;
    readonly creditedTag: string | null | undefined;
    readonly finalUrl: string;
    readonly programme: {
      readonly commissionPercent: number | null | undefined;
      readonly cookieDays: number | null | undefined;
      readonly network: AffiliateNetwork;
    } | null | undefined;
  } | null | undefined;
  readonly marketplace: Marketplace;
  readonly " $fragmentType": "LinkProof_offer";
};
export type LinkProof_offer$key = {
  readonly " $data"?: LinkProof_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkProof_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LinkProof_offer",
  "selections": [
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
      "concreteType": "AffiliateProofDetail",
      "kind": "LinkedField",
      "name": "affiliateProofDetail",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finalUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "creditedTag",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "checkedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ShopProgramme",
          "kind": "LinkedField",
          "name": "programme",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "network",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "commissionPercent",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cookieDays",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "5228c944ca0f58cd1eab2a20bb31bbb3";

export default node;
