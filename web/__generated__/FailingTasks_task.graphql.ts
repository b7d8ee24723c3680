/**
 * @generated SignedSource<<1d43d2f933b827978a72baefb77c658b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type FailingTasks_task$data = {
  readonly count: number;
  readonly since: string;
  readonly task: string;
  readonly " $fragmentType": "FailingTasks_task";
};
export type FailingTasks_task$key = {
  readonly " $data"?: FailingTasks_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"FailingTasks_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FailingTasks_task",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "task",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    }
  ],
  "type": "FailingTask",
  "abstractKey": null
};

(node as any).hash = "e9716b28169e89504803cf2b9b024856";

export default node;
