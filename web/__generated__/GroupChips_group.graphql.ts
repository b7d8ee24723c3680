/**
 * @generated SignedSource<<5b178c3b8c9e2336cf911b108e230594>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GroupChips_group$data = {
  readonly isAdminsOnly: boolean;
  readonly isInCommunity: boolean;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentType": "GroupChips_group";
};
export type GroupChips_group$key = {
  readonly " $data"?: GroupChips_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupChips_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupChips_group",
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

(node as any).hash = "4458954a919a572f3db5577a38144027";

export default node;
