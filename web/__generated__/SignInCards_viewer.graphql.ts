/**
 * @generated SignedSource<<108eeccd6c454540fca6b370a5a6c489>>
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
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "bb5c42a7e80da0a8d9e483865c2e8a7a";

export default node;
