/**
 * @generated SignedSource<<e568ef5db5edbef864a728925d4abf68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DisclosureSwitch_viewer$data = {
  readonly messageSettings: {
    readonly disclosure: boolean;
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

(node as any).hash = "6d33da9a3fd2d052c2e4365c4287bd6b";

export default node;
