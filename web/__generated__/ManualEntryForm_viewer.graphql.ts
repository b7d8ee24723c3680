/**
 * @generated SignedSource<<089e287e25fb6258483197eee1dfac20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ManualEntryForm_viewer$data = {
  readonly messageSettings: {
    readonly disclosure: boolean;
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
          "name": "disclosure",
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "5491634ad71a19fbcb349c74c0bb6898";

export default node;
