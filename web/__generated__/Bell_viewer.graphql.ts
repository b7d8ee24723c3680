/**
 * @generated SignedSource<<550c5516bd9234d1f88159a9d0ddf2f0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type Bell_viewer$data = {
  readonly unreadNotifications: number;
  readonly " $fragmentType": "Bell_viewer";
};
export type Bell_viewer$key = {
  readonly " $data"?: Bell_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Bell_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Bell_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadNotifications",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "46575690717d7258d1563595f7c4027f";

export default node;
