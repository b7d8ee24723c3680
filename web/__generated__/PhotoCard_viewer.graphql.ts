/**
 * @generated SignedSource<<a2c5fcca7a579c897db3e38d59721592>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PhotoCard_viewer$data = {
  readonly displayName: string;
  readonly email: string;
  readonly photoUrl: string | null | undefined;
  readonly " $fragmentType": "PhotoCard_viewer";
};
export type PhotoCard_viewer$key = {
  readonly " $data"?: PhotoCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PhotoCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
      "storageKey": null
    },
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
      "name": "photoUrl",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a498580953b4fe7d2cc1a5577c44b9f6";

export default node;
