/**
 * @generated SignedSource<<334c1706dd167e9021be522a50caab62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SignInCards_viewer$data = {
  readonly email: string;
  readonly " $fragmentType": "SignInCards_viewer";
};
export type SignInCards_viewer$key = {
  readonly " $data"?: SignInCards_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignInCards_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignInCards_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "dc9c38bee7ff632c6780ea8700be4e9e";

export default node;
