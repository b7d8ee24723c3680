/**
 * @generated SignedSource<<76721b3fb4489d1a690b054ade37228a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SendGroups_groups$data = ReadonlyArray<{
  readonly id: string;
  readonly members: number | null | undefined;
  readonly tags: ReadonlyArray<string>;
  readonly title: string;
  readonly " $fragmentType": "SendGroups_groups";
}>;
export type SendGroups_groups$key = ReadonlyArray<{
  readonly " $data"?: SendGroups_groups$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendGroups_groups">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SendGroups_groups",
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
      "name": "members",
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

(node as any).hash = "6581f97fbdeb89b7fe8884099f41fa64";

export default node;
