/**
 * @generated SignedSource<<18ff0e84b0a0b4451e965fba3c4af4fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmailState_viewer$data = {
  readonly email: string;
  readonly isEmailVerified: boolean;
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
      "name": "isEmailVerified",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "e3f782a4e6c4a48e85c844d3221f73c2";

export default node;
