/**
 * @generated SignedSource<<d4f1477d2f5c95b3f172164f8f630e9c>>
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "fadf86100c2113e4c16a55aa61bd24be";

export default node;
