/**
 * @generated SignedSource<<ed74a0a486755bdcc176e1b473a617f0>>
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "2e0133fab112876da3a006b9d99016c2";

export default node;
