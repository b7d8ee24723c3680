/**
 * @generated SignedSource<<2c24f3f0e131ef3fdcf8d10da79ebb9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AffiliateProof = "EXPERIMENTAL" | "NONE" | "PROVEN";
export type Marketplace = "ALIEXPRESS" | "AMAZON" | "MAGAZINE_LUIZA" | "MERCADO_LIVRE" | "OTHER" | "SHOPEE";
import { FragmentRefs } from "relay-runtime";
export type LinkProof_offer$data = {
  readonly affiliateProof: AffiliateProof;
  readonly affiliateProofDetail: {
    readonly checkedAt: string | null | undefined;
    readonly creditedTag: string | null | undefined;
    readonly finalUrl: string;
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "a75fc7c4ab9cd65daa3851e1d0723113";

export default node;
