/**
 * @generated SignedSource<<4c7ae99664eb766ecd10da8609b5543a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GroupMarks_group$data = {
  readonly adminsOnly: boolean;
  readonly inCommunity: boolean;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "GroupMarks_group";
};
export type GroupMarks_group$key = {
  readonly " $data"?: GroupMarks_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupMarks_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupMarks_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "adminsOnly",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inCommunity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "3c988071dd1761fa8f1d85b1e9e5c573";

export default node;
