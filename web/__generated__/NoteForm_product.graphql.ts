/**
 * @generated SignedSource<<e22ca9c814060e2920bbc4f60322104f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoteForm_product$data = {
  readonly id: string;
  readonly note: string | null | undefined;
  readonly " $fragmentType": "NoteForm_product";
};
export type NoteForm_product$key = {
  readonly " $data"?: NoteForm_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoteForm_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoteForm_product",
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
      "name": "note",
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "81a21a3d740b2722da12f9a2307a59a5";

export default node;
