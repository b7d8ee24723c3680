/**
 * @generated SignedSource<<4ff0da50496c04e29fd8400cb1f3bb1c>>
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
    readonly signature: string;
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

(node as any).hash = "f45ff4737a0b28dea4a204f8a35ef661";

export default node;
