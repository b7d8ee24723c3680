/**
 * @generated SignedSource<<07925639cd9aa234703316befb79175e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type useThreadList_thread$data = {
  readonly id: string;
  readonly title: string;
  readonly updatedAt: string;
  readonly " $fragmentType": "useThreadList_thread";
};
export type useThreadList_thread$key = {
  readonly " $data"?: useThreadList_thread$data;
  readonly " $fragmentSpreads": FragmentRefs<"useThreadList_thread">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useThreadList_thread",
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
      "name": "updatedAt",
      "storageKey": null
    }
  ],
  "type": "Thread",
  "abstractKey": null
};

(node as any).hash = "927b476f346fea0d1a7da34ce09c8632";

export default node;
