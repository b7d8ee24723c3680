/**
 * @generated SignedSource<<35239f4581052b4e4b6c28b37b5cc288>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Channel = "EVOLUTION" | "PLATFORM" | "TELEGRAM" | "WHATSAPP";
export type GroupKind = "CHANNEL" | "GROUP" | "PRIVATE";
export type GroupRole = "ADMIN" | "MEMBER" | "OWNER";
export type GroupStatus = "FORBIDDEN" | "INACTIVE" | "LEFT" | "READY" | "RESTING";
import { FragmentRefs } from "relay-runtime";
export type GroupSheet_group$data = {
  readonly channel: Channel;
  readonly id: string;
  readonly isActive: boolean;
  readonly isAdminsOnly: boolean;
  readonly kind: GroupKind;
  readonly lastSentAt: string | null | undefined;
  readonly members: number | null | undefined;
  readonly restingUntil: string | null | undefined;
  readonly role: GroupRole;
  readonly status: GroupStatus;
  readonly tags: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"GroupChips_group" | "GroupLife_group" | "GroupSheet_mentionSwitch" | "GroupSource_group" | "InviteLink_group">;
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
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
      "name": "isAdminsOnly",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupChips_group"
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupSource_group"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupLife_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "eba5ca892b85930df2f4f6e15794ae66";

export default node;
