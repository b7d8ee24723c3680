/**
 * @generated SignedSource<<2f7dffdbd3a53741caea5814c758049d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmailState_viewer$data = {
  readonly email: string;
  readonly emailVerified: boolean;
  readonly " $fragmentType": "EmailState_viewer";
};
export type EmailState_viewer$key = {
  readonly " $data"?: EmailState_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailState_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailState_viewer",
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
      "name": "emailVerified",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "6b4cc7fcdf34621753ec3876fd1b832d";

export default node;
