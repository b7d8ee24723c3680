/**
 * @generated SignedSource<<d2c614d801e65300fed2b310826b9f4a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type GroupRole = "ADMIN" | "MEMBER" | "OWNER";
import { FragmentRefs } from "relay-runtime";
export type MentionSwitch_group$data = {
  readonly canMentionAll: boolean;
  readonly isMentioningAll: boolean;
  readonly role: GroupRole;
  readonly " $fragmentType": "MentionSwitch_group";
};
export type MentionSwitch_group$key = {
  readonly " $data"?: MentionSwitch_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentionSwitch_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentionSwitch_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canMentionAll",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMentioningAll",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "b7c3367a4ee2ed1749164fc425c5a717";

export default node;
