/**
 * @generated SignedSource<<2dcdae28192f1af805a3cd9f79f6e564>>
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
  readonly mentionsAll: boolean;
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
      "name": "mentionsAll",
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

(node as any).hash = "4514722dd05228b1d7202a5dbff15ed8";

export default node;
