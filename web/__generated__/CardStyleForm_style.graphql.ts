/**
 * @generated SignedSource<<9fa5abd88479f1a4027000b7e1020e22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Picture = "PRODUCT" | "SQUARE_CARD" | "STORY_CARD";
import { FragmentRefs } from "relay-runtime";
export type CardStyleForm_style$data = {
  readonly accent: string;
  readonly background: string;
  readonly picture: Picture;
  readonly " $fragmentType": "CardStyleForm_style";
};
export type CardStyleForm_style$key = {
  readonly " $data"?: CardStyleForm_style$data;
  readonly " $fragmentSpreads": FragmentRefs<"CardStyleForm_style">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CardStyleForm_style",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "background",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "picture",
      "storageKey": null
    }
  ],
  "type": "CardStyle",
  "abstractKey": null
};

(node as any).hash = "aa1bb0f393617af311c24a6e9ee5afd1";

export default node;
