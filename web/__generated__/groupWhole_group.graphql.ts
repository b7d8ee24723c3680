/**
 * @generated SignedSource<<5a7e94ac9b0095f0311de2542d815016>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type groupWhole_group$data = {
  readonly id: string;
  readonly leftAt: string | null | undefined;
  readonly syncedAt: string;
  readonly tags: ReadonlyArray<string>;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"GroupRow_group" | "GroupSheet_group">;
  readonly " $fragmentType": "groupWhole_group";
};
export type groupWhole_group$key = {
  readonly " $data"?: groupWhole_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"groupWhole_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "groupWhole_group",
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

(node as any).hash = "121d9feb8f47209bba267f250cccfab1";

export default node;
