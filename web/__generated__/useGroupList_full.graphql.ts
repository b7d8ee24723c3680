/**
 * @generated SignedSource<<5bd840b4d967cec153448f3b5995ecab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useGroupList_full$data = {
  readonly id: string;
  readonly leftAt: string | null | undefined;
  readonly syncedAt: string;
  readonly tags: ReadonlyArray<string>;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"GroupRow_group" | "GroupSheet_group">;
  readonly " $fragmentType": "useGroupList_full";
};
export type useGroupList_full$key = {
  readonly " $data"?: useGroupList_full$data;
  readonly " $fragmentSpreads": FragmentRefs<"useGroupList_full">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useGroupList_full",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leftAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "syncedAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupRow_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupSheet_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "cd479039f62c9f02834e9906d77a5dfe";

export default node;
