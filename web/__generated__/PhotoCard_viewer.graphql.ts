/**
 * @generated SignedSource<<849fe15f587e8bfd19938e1d2a93d170>>
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
  readonly id: string;
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
      "name": "id",
      "storageKey": null
    },
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "4349c4c5f17ef176b15e290365be94d7";

export default node;
