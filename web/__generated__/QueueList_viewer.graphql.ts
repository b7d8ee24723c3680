/**
 * @generated SignedSource<<73442ef53e64ec5b2b63d07f13300ec8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QueueList_viewer$data = {
  readonly " $fragmentSpreads": FragmentRefs<"useQueueList_viewer">;
  readonly " $fragmentType": "QueueList_viewer";
};
export type QueueList_viewer$key = {
  readonly " $data"?: QueueList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"QueueList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "last"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "statuses"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "QueueList_viewer",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "first"
        },
        {
          "kind": "Variable",
          "name": "last",
          "variableName": "last"
        },
        {
          "kind": "Variable",
          "name": "statuses",
          "variableName": "statuses"
        }
      ],
      "kind": "FragmentSpread",
      "name": "useQueueList_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "aac8dbf888b7998bf3916ddf16a7b6be";

export default node;
