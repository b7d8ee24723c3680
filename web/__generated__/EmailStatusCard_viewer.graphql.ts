/**
 * @generated SignedSource<<4c9e459fa52e58741e0983439f45e361>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmailStatusCard_viewer$data = {
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly " $fragmentType": "EmailStatusCard_viewer";
};
export type EmailStatusCard_viewer$key = {
  readonly " $data"?: EmailStatusCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailStatusCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailStatusCard_viewer",
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
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b4d08a61cdf6db747406168a5bef287b";

export default node;
