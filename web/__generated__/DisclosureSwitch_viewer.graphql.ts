/**
 * @generated SignedSource<<247611d534eb59cbda9378b6a4e6f947>>
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
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "0508685aff53dd78364514f97abe19ba";

export default node;
