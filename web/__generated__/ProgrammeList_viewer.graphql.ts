/**
 * @generated SignedSource<<50ac8e471af231ecf0c172c50dee54a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AffiliateNetwork = "ADMITAD" | "AWIN" | "CJ" | "IMPACT" | "LOMADEE" | "OWN" | "RAKUTEN";
export type AffiliateProof = "EXPERIMENTAL" | "NONE" | "PROVEN";
export type UnpaidReason = "LINK_UNPROVEN" | "NO_LINK" | "NO_PROGRAMME" | "SHOP_NOT_CONNECTED" | "TAG_MISSING" | "TAG_NOT_VALID";
import { FragmentRefs } from "relay-runtime";
export type ProgrammeList_viewer$data = {
  readonly shopProgrammes: ReadonlyArray<{
    readonly commissionPercent: number | null | undefined;
    readonly cookieDays: number | null | undefined;
    readonly host: string;
    readonly id: string;
    readonly network: AffiliateNetwork;
    readonly proof: AffiliateProof;
    readonly unpaidReason: UnpaidReason | null | undefined;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"ProgrammeSheet_viewer">;
  readonly " $fragmentType": "ProgrammeList_viewer";
};
export type ProgrammeList_viewer$key = {
  readonly " $data"?: ProgrammeList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProgrammeList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProgrammeList_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ShopProgramme",
      "kind": "LinkedField",
      "name": "shopProgrammes",
      "plural": true,
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
          "name": "host",
          "storageKey": null
        },
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
          "name": "cookieDays",
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
          "name": "proof",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unpaidReason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProgrammeSheet_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "1e06264ff5f7a8a06592010b938d0813";

export default node;
