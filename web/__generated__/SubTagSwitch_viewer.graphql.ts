/**
 * @generated SignedSource<<144d1b518632482f0396c098917bb687>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SubTagSwitch_viewer$data = {
  readonly affiliateTags: {
    readonly hasAmazonSubTag: boolean;
  };
  readonly " $fragmentType": "SubTagSwitch_viewer";
};
export type SubTagSwitch_viewer$key = {
  readonly " $data"?: SubTagSwitch_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubTagSwitch_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubTagSwitch_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AffiliateTags",
      "kind": "LinkedField",
      "name": "affiliateTags",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasAmazonSubTag",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b2469e0829c0798baab0cbd5652e20fc";

export default node;
