/**
 * @generated SignedSource<<a27ac3a407e9bbb51e46e4b2cd8512a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type InviteStatus = "KNOWN" | "REFUSED" | "REQUESTED" | "UNAVAILABLE" | "UNKNOWN";
import { FragmentRefs } from "relay-runtime";
export type InviteLink_group$data = {
  readonly id: string;
  readonly inviteReadAt: string | null | undefined;
  readonly inviteStatus: InviteStatus;
  readonly inviteUrl: string | null | undefined;
  readonly " $fragmentType": "InviteLink_group";
};
export type InviteLink_group$key = {
  readonly " $data"?: InviteLink_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"InviteLink_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InviteLink_group",
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
      "name": "inviteStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inviteUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inviteReadAt",
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "5a12a90cc6a324cd2ad67807597bc7de";

export default node;
