/**
 * @generated SignedSource<<c3ee818e13780a8f5fb5b58077c44a10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Channel = "EVOLUTION" | "PLATFORM" | "TELEGRAM" | "WHATSAPP";
export type GroupKind = "CHANNEL" | "GROUP" | "PRIVATE";
export type GroupRole = "ADMIN" | "MEMBER" | "OWNER";
export type GroupState = "FORBIDDEN" | "INACTIVE" | "LEFT" | "READY" | "RESTING";
import { FragmentRefs } from "relay-runtime";
export type GroupSheet_group$data = {
  readonly active: boolean;
  readonly adminsOnly: boolean;
  readonly channel: Channel;
  readonly id: string;
  readonly kind: GroupKind;
  readonly lastSentAt: string | null | undefined;
  readonly members: number | null | undefined;
  readonly restingUntil: string | null | undefined;
  readonly role: GroupRole;
  readonly state: GroupState;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"GroupMarks_group" | "GroupSheet_mentionSwitch" | "InviteLink_group">;
  readonly " $fragmentType": "GroupSheet_group";
};
export type GroupSheet_group$key = {
  readonly " $data"?: GroupSheet_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupSheet_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupSheet_group",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restingUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSentAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "channel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "adminsOnly",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupMarks_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "InviteLink_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupSheet_mentionSwitch"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "ba80effae639c075ac27b268f244edfc";

export default node;
