/**
 * @generated SignedSource<<495faa450f26efacc6736876658fb5ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Channel = "EVOLUTION" | "PLATFORM" | "TELEGRAM" | "WHATSAPP";
export type GroupKind = "CHANNEL" | "GROUP" | "PRIVATE";
export type GroupStatus = "FORBIDDEN" | "INACTIVE" | "LEFT" | "READY" | "RESTING";
import { FragmentRefs } from "relay-runtime";
export type GroupRow_group$data = {
  readonly channel: Channel;
  readonly id: string;
  readonly kind: GroupKind;
  readonly lastSentAt: string | null | undefined;
  readonly members: number | null | undefined;
  readonly status: GroupStatus;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"GroupChips_group">;
  readonly " $fragmentType": "GroupRow_group";
};
export type GroupRow_group$key = {
  readonly " $data"?: GroupRow_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupRow_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupRow_group",
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
      "name": "kind",
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
      "name": "members",
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
      "name": "lastSentAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupChips_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "72794c7a3b39776bb73303a5c5346287";

export default node;
