/**
 * @generated SignedSource<<f9e946d3b1334ff4d7de856ebe64bac6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type LimitedChannel = "TELEGRAM" | "WHATSAPP";
export type Marketplace = "ALIEXPRESS" | "AMAZON" | "MAGAZINE_LUIZA" | "MERCADO_LIVRE" | "OTHER" | "SHOPEE";
export type MediaKind = "DOCUMENT" | "IMAGE" | "VIDEO";
export type RetailSeason = "BACK_TO_SCHOOL" | "BLACK_FRIDAY" | "CARNIVAL" | "CHILDREN" | "CHRISTMAS" | "CONSUMERS" | "EASTER" | "ELEVEN_ELEVEN" | "FATHERS" | "LOVERS" | "MOTHERS" | "NINE_NINE" | "TEN_TEN" | "TWELVE_TWELVE";
import { FragmentRefs } from "relay-runtime";
export type TextEditor_text$data = {
  readonly id: string;
  readonly marketplaces: ReadonlyArray<Marketplace>;
  readonly media: {
    readonly kind: MediaKind;
    readonly name: string | null | undefined;
    readonly sizeBytes: number | null | undefined;
    readonly tooLargeFor: ReadonlyArray<LimitedChannel>;
    readonly url: string;
  } | null | undefined;
  readonly name: string;
  readonly season: RetailSeason | null | undefined;
  readonly tags: ReadonlyArray<string>;
  readonly usedAt: string | null | undefined;
  readonly variants: ReadonlyArray<{
    readonly body: string;
    readonly slot: number;
    readonly weight: number;
  }>;
  readonly version: number;
  readonly " $fragmentType": "TextEditor_text";
};
export type TextEditor_text$key = {
  readonly " $data"?: TextEditor_text$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextEditor_text">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextEditor_text",
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
    (v0/*:: as any*/),
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
      "concreteType": "CampaignMedia",
      "kind": "LinkedField",
      "name": "media",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sizeBytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tooLargeFor",
          "storageKey": null
        }
      ],
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weight",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CampaignText",
  "abstractKey": null
};
})();

(node as any).hash = "dd35701f252392623db9dbb5cc16cd1a";

export default node;
