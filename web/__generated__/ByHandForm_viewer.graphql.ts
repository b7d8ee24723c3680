/**
 * @generated SignedSource<<c0bf9730a43bfebe673638b84706a320>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ByHandForm_viewer$data = {
  readonly messageSettings: {
    readonly disclosure: boolean;
  };
  readonly " $fragmentType": "ByHandForm_viewer";
};
export type ByHandForm_viewer$key = {
  readonly " $data"?: ByHandForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ByHandForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ByHandForm_viewer",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "9cabaae20b1abc16b32a900650366b62";

export default node;
