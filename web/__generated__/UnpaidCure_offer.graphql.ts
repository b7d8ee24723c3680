/**
 * @generated SignedSource<<438169a6c9de46145069919b92a0c4df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Marketplace = "ALIEXPRESS" | "AMAZON" | "MAGAZINE_LUIZA" | "MERCADO_LIVRE" | "OTHER" | "SHOPEE";
export type UnpaidReason = "LINK_UNPROVEN" | "NO_LINK" | "NO_PROGRAMME" | "SHOP_NOT_CONNECTED" | "TAG_MISSING" | "TAG_NOT_VALID";
import { FragmentRefs } from "relay-runtime";
export type UnpaidCure_offer$data = {
  readonly marketplace: Marketplace;
  readonly unpaidReason: UnpaidReason | null | undefined;
  readonly " $fragmentType": "UnpaidCure_offer";
};
export type UnpaidCure_offer$key = {
  readonly " $data"?: UnpaidCure_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnpaidCure_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnpaidCure_offer",
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
      "name": "unpaidReason",
      "storageKey": null
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "cd64c026f9d89a915d5b5699b06e3df9";

export default node;
