/**
 * @generated SignedSource<<39df45091a0b4066fdf8b3ce918c14ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ManualEntryForm_viewer$data = {
  readonly messageSettings: {
    readonly hasDisclosure: boolean;
    readonly signature: string;
  };
  readonly " $fragmentType": "ManualEntryForm_viewer";
};
export type ManualEntryForm_viewer$key = {
  readonly " $data"?: ManualEntryForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManualEntryForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManualEntryForm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MessageSettings",
      "kind": "LinkedField",
      "name": "messageSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasDisclosure",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "signature",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6cfb6d06e2006a845391bdc3d9f92946";

export default node;
