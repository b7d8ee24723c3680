/**
 * @generated SignedSource<<db3a16fdf822e7c850ce2aa923642188>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DisclosureSwitch_viewer$data = {
  readonly messageSettings: {
    readonly hasDisclosure: boolean;
  };
  readonly " $fragmentType": "DisclosureSwitch_viewer";
};
export type DisclosureSwitch_viewer$key = {
  readonly " $data"?: DisclosureSwitch_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisclosureSwitch_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DisclosureSwitch_viewer",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "aa7927721629ba21cd7f57e5a0e24b60";

export default node;
