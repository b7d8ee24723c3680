/**
 * @generated SignedSource<<c1ea5f66699fa9e741a783fc6378aa3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type TextsScreen_full$data = {
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"TextEditor_text" | "TextRow_text">;
  readonly " $fragmentType": "TextsScreen_full";
};
export type TextsScreen_full$key = {
  readonly " $data"?: TextsScreen_full$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextsScreen_full">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TextsScreen_full",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextRow_text"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TextEditor_text"
    }
  ],
  "type": "CampaignText",
  "abstractKey": null
};

(node as any).hash = "7fe47605a858a6179d162ef3c709b439";

export default node;
