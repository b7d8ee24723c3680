/**
 * @generated SignedSource<<c759cb444c15333efaf07d6dad01f622>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Marketplace = "ALIEXPRESS" | "AMAZON" | "MAGAZINE_LUIZA" | "MERCADO_LIVRE" | "OTHER" | "SHOPEE";
export type RetailSeason = "BACK_TO_SCHOOL" | "BLACK_FRIDAY" | "CARNIVAL" | "CHILDREN" | "CHRISTMAS" | "CONSUMERS" | "EASTER" | "ELEVEN_ELEVEN" | "FATHERS" | "LOVERS" | "MOTHERS" | "NINE_NINE" | "TEN_TEN" | "TWELVE_TWELVE";
import { FragmentRefs } from "relay-runtime";
export type TextRow_text$data = {
  readonly id: string;
  readonly marketplaces: ReadonlyArray<Marketplace>;
  readonly name: string;
  readonly needsOffer: boolean;
  readonly results: {
    readonly " $fragmentSpreads": FragmentRefs<"TextResults_results">;
  };
  readonly season: RetailSeason | null | undefined;
  readonly tags: ReadonlyArray<string>;
  readonly usedAt: string | null | undefined;
  readonly variants: ReadonlyArray<{
    readonly slot: number;
  }>;
  readonly " $fragmentType": "TextRow_text";
};
export type TextRow_text$key = {
  readonly " $data"?: TextRow_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextRow_text">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextRow_text",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "season",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "marketplaces",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needsOffer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CampaignTextVariant",
      "kind": "LinkedField",
      "name": "variants",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slot",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "usedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CampaignTextResults",
      "kind": "LinkedField",
      "name": "results",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TextResults_results"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CampaignText",
  "abstractKey": null
};

(node as any).hash = "a049933ec19dab80ca51aa0499c7c416";

export default node;
