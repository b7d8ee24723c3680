/**
 * @generated SignedSource<<1e4fe4c099f27891d9fcceb7175ce336>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GroupMarks_group$data = {
  readonly isAdminsOnly: boolean;
  readonly isInCommunity: boolean;
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
      "name": "isAdminsOnly",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isInCommunity",
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

(node as any).hash = "8f2adb0252b51f0020b3cb2fc7c8e86f";

export default node;
