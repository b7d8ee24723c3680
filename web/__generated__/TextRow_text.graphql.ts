/**
 * @generated SignedSource<<4dd29d76d89953e3761f496bb6bea89e>>
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
    readonly clicks: number | null | undefined;
    readonly commission: {
      readonly formatted: string;
    } | null | undefined;
    readonly purchases: number | null | undefined;
    readonly sent: number;
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clicks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "purchases",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "commission",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CampaignText",
  "abstractKey": null
};

(node as any).hash = "0c171eaeb170013e03133f512ed55775";

export default node;
