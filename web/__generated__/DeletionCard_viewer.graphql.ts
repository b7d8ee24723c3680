/**
 * @generated SignedSource<<3c6a7bdb018d75a2d04d75b14c970d8b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DeletionCard_viewer$data = {
  readonly deletesAt: string | null | undefined;
  readonly email: string;
  readonly " $fragmentType": "DeletionCard_viewer";
};
export type DeletionCard_viewer$key = {
  readonly " $data"?: DeletionCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletionCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeletionCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletesAt",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "722b5c6904f7eef52da1050f386b1325";

export default node;
