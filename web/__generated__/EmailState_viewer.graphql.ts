/**
 * @generated SignedSource<<8f58b9da8f2259c12bbd18a111d76ad3>>
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
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0800182183aa6f573d42f00cd7bec8c9";

export default node;
